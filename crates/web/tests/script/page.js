// As much of a page as the modules need to be loaded without a browser.
globalThis.document = { body: { dataset: {} }, documentElement: { dataset: {} }, title: '' };
globalThis.matchMedia = () => ({ matches: false });
