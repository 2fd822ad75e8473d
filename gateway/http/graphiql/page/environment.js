// Before the editor is loaded: where its workers are, so that nothing has to be made from text.
const folder = new URL('.', /** @type {HTMLScriptElement} */ (document.currentScript).src).href
Object.assign(globalThis, {
  MonacoEnvironment: {
    globalAPI: false,
    getWorkerUrl: (/** @type {string} */ _module, /** @type {string} */ label) => `${folder}${label}.js`,
  },
})
