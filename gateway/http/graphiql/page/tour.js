import { element, part } from './dom.js'

/**
 * @typedef {{ title: string, text: string, query: string, variables: Record<string, unknown>, member: boolean, logsOn: boolean }} Step
 * @typedef {{ title: string, text: string, steps: Step[] }} Chapter
 * @typedef {{ area: string, operations: { name: string, query: string }[] }} Examples
 * @typedef {import('./session.js').Session} Session
 * @typedef {{ take: (step: Step) => void, open: (query: string) => void, logOn: () => void }} Actions
 */

/**
 * Builds the panel beside the editor.
 * @param {{ chapters: Chapter[], examples: Examples[] }} tour
 * @param {Actions} actions
 */
export function showTour({ chapters, examples }, actions) {
  const steps = chapters.reduce((sum, chapter) => sum + chapter.steps.length, 0)
  let number = 0
  const sections = chapters.map((chapter, at) =>
    element(
      'details',
      { class: 'chapter', name: 'chapter', open: at === 0 },
      element('summary', {}, element('span', {}, chapter.title), element('small', {}, String(chapter.steps.length))),
      element('p', { class: 'quiet' }, chapter.text),
      element(
        'ol',
        { start: String(number + 1) },
        ...chapter.steps.map((step) => stepOf(step, (number += 1), actions)),
      ),
    ),
  )
  part('tour').append(
    element('h1', {}, 'The graph, by example'),
    element('p', { class: 'quiet' }, `${steps} operations that run as they are. One click loads and runs one.`),
    element('div', { id: 'session' }),
    ...sections,
    element('h2', {}, 'Every call'),
    element(
      'p',
      { class: 'quiet' },
      'An example for each REST call. A click loads it; ids and passwords are yours to fill in.',
    ),
    ...examples.map((group) => examplesOf(group, actions)),
  )
}

/**
 * @param {Step} step
 * @param {number} number
 * @param {Actions} actions
 */
function stepOf(step, number, { take }) {
  const kind = /^\s*(?:#.*\n)*\s*(\w+)/.exec(step.query)?.[1] ?? 'query'
  const button = element(
    'button',
    { type: 'button', class: 'step', click: () => take(step) },
    element('span', { class: 'number', 'aria-hidden': 'true' }, String(number)),
    element('strong', {}, step.title),
    ...(kind === 'query' ? [] : [element('small', { class: `kind ${kind}` }, kind)]),
    element('span', { class: 'text' }, ...withCode(step.text)),
  )
  return element('li', {}, button)
}

/**
 * Texts as they are written, with `names` as code.
 * @param {string} text
 */
function withCode(text) {
  return text.split('`').map((piece, at) => (at % 2 === 1 ? element('code', {}, piece) : piece))
}

/**
 * @param {Examples} examples
 * @param {Actions} actions
 */
function examplesOf({ area, operations }, { open }) {
  const title = area.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const rows = operations.map(({ name, query }) =>
    element('li', {}, element('button', { type: 'button', class: 'example', click: () => open(query) }, name)),
  )
  return element(
    'details',
    { class: 'chapter examples' },
    element('summary', {}, element('span', {}, title), element('small', {}, String(operations.length))),
    element('ul', {}, ...rows),
  )
}

/**
 * Says who is asking.
 * @param {Session} session
 * @param {string} demoMember
 * @param {Actions} actions
 */
export function showSession({ name, known, demo }, demoMember, { logOn }) {
  const who = name ? ['You are ', element('strong', {}, capitalised(name)), '.'] : [known ? 'You are a visitor.' : '']
  const offer =
    demo && known && !name
      ? [element('button', { type: 'button', class: 'log-on', click: logOn }, `Log on as ${capitalised(demoMember)}`)]
      : []
  part('session').replaceChildren(element('p', { role: 'status' }, ...who), ...offer)
}

/** @param {string} name */
function capitalised(name) {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/**
 * Marks the step that was taken last.
 * @param {number} at
 */
export function markStep(at) {
  part('tour')
    .querySelectorAll('.step')
    .forEach((button, index) => {
      if (index === at) button.setAttribute('aria-current', 'step')
      else button.removeAttribute('aria-current')
    })
}

/**
 * Says what stands in the way.
 * @param {string} text
 */
export function say(text) {
  part('session').replaceChildren(element('p', { role: 'alert' }, text))
}
