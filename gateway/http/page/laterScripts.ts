import { inlineScript } from './inlineScript'

/** The scripts of a page wait no longer for its pictures. */
const patienceMs = 2000

const waiting = inlineScript(
  `Promise.race([new Promise(done=>setTimeout(done,${patienceMs})),` +
    "Promise.allSettled([...document.querySelectorAll('img[fetchpriority=high]')].map(each=>each.decode()))])" +
    ".then(()=>document.body.append(document.getElementById('scripts').content))",
)

/**
 * Has the scripts of a drawn page loaded once the pictures that it opens with are there. Over HTTP/2 all files share a
 * slow line, and one looks at a page before one touches it.
 */
export const laterScripts = {
  elements: (scripts: string): string => `<template id="scripts">${scripts}</template>${waiting.element}`,
  source: waiting.source,
}
