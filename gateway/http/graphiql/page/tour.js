import { element, part } from './dom.js'
import { exampleList } from './examples.js'

/**
 * @typedef {{ title: string, text: string, query: string, variables: Record<string, unknown>, member: boolean, logsOn: boolean }} Step
 * @typedef {{ title: string, text: string, steps: Step[] }} Chapter
 * @typedef {import('./examples.js').Example} Example
 * @typedef {import('./examples.js').ExampleArea} ExampleArea
 * @typedef {{ take: (step: Step) => void, open: (example: Example) => void }} Actions
 */

/**
 * Builds the panel beside the editor.
 * @param {{ chapters: Chapter[], areas: ExampleArea[] }} tour
 * @param {Actions} actions
 */
export function showTour({ chapters, areas }, actions) {
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
  const { search, groups } = exampleList(areas, actions.open)
  part('tour').append(
    element('h1', {}, 'The graph, by example'),
    ...search,
    element('p', { class: 'quiet' }, `${steps} operations that run as they are. One click loads and runs one.`),
    ...sections,
    element('h2', {}, 'Every call'),
    element(
      'p',
      { class: 'quiet' },
      'An example for each REST call, filled with objects of this community. One click opens it; run it when you like.',
    ),
    ...groups,
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
