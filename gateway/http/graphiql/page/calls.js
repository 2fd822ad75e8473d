import { element, part } from './dom.js'

/**
 * @typedef {import('./answers.js').Answer} Answer
 * @typedef {import('./answers.js').LoggedCall} LoggedCall
 */

/** From so many equal calls on somebody should look. */
const many = 3

/** The panel before anything was asked. */
export function openCalls() {
  part('calls').replaceChildren(head('Run an operation, and the calls that it makes appear here.'))
}

/**
 * The REST calls of an answer.
 * @param {Answer} answer
 */
export function showCalls({ operation, calls, bound, more }) {
  const name = operation || 'This operation'
  if (!calls) {
    part('calls').replaceChildren(
      head(more ? 'The calls are told with the last part.' : 'In development the server tells of its calls.'),
    )
    return
  }
  const total = calls.reduce((sum, { ms }) => sum + ms, 0)
  const said = [
    element('strong', {}, name),
    ` made ${count(calls.length)}`,
    ...(calls.length > 0 ? [`, ${round(total)} ms together, within ${round(lengthOf(calls))} ms`] : []),
    ...(bound === null ? [] : [element('span', { class: 'bound' }, `could make at most ${bound}`)]),
  ]
  part('calls').replaceChildren(
    head(...said),
    ...repeated(calls).map(hint),
    ...(calls.length > 0
      ? [
          element(
            'div',
            { class: 'rows', tabindex: '0', role: 'region', 'aria-label': 'List of the calls' },
            tableOf(calls),
          ),
        ]
      : []),
  )
}

/**
 * From the beginning of the first call to the end of the last.
 * @param {LoggedCall[]} calls
 */
function lengthOf(calls) {
  return Math.max(...calls.map(endOf)) - beginningOf(calls)
}

/** @param {LoggedCall[]} calls */
function beginningOf(calls) {
  return Math.min(...calls.map(({ startMs }) => startMs))
}

/** @param {LoggedCall} call */
function endOf({ startMs, ms }) {
  return startMs + ms
}

/** @param {(Node | string)[]} said */
function head(...said) {
  return element(
    'header',
    {},
    element('h2', { id: 'calls-title' }, 'REST calls'),
    element('p', { role: 'status' }, ...said),
  )
}

/** @param {number} number */
function count(number) {
  return number === 0 ? 'no REST call' : number === 1 ? '1 REST call' : `${number} REST calls`
}

/** @param {number} ms */
function round(ms) {
  return ms < 10 ? Math.round(ms * 10) / 10 : Math.round(ms)
}

/**
 * Calls that were made again and again.
 * @param {LoggedCall[]} calls
 */
function repeated(calls) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const { call } of calls) counts.set(call, (counts.get(call) ?? 0) + 1)
  return [...counts].filter(([, times]) => times >= many)
}

/** @param {[string, number]} repetition */
function hint([call, times]) {
  return element(
    'p',
    { class: 'hint' },
    element('strong', {}, `${times} times `),
    element('code', {}, call),
    ': one for each object (N+1). Ask for fewer objects, or for fields that are looked up together.',
  )
}

/** @param {LoggedCall[]} calls */
function tableOf(calls) {
  const ordered = [...calls].sort((one, other) => one.startMs - other.startMs)
  const scale = { from: beginningOf(calls), length: Math.max(lengthOf(calls), 1) }
  return element(
    'table',
    { role: 'table' },
    element('thead', {}, element('tr', {}, ...['Call', 'Status', 'Time', 'Ids at once', 'From'].map(headCell))),
    element('tbody', {}, ...ordered.map((call) => rowOf(call, scale))),
  )
}

/** @param {string} text */
function headCell(text) {
  return element('th', { scope: 'col' }, text)
}

/**
 * @param {LoggedCall} logged
 * @param {{ from: number, length: number }} scale
 */
function rowOf(logged, { from, length }) {
  const { call, status, startMs, ms, batchSize, cached } = logged
  const bar = element('span', { class: batchSize ? 'bar batch' : 'bar' })
  bar.style.setProperty('--start', String((startMs - from) / length))
  bar.style.setProperty('--share', String(ms / length))
  const track = element('span', { class: 'track', 'aria-hidden': 'true' }, bar)
  const time = element(
    'td',
    { class: 'time' },
    track,
    element('span', {}, `${round(ms)} ms from ${round(startMs - from)} ms`),
  )
  const good = cached || (status !== undefined && status < 400)
  const outcome = cached ? 'known' : status ? String(status) : 'no answer'
  return element(
    'tr',
    // A phone shows rows as blocks, which would be none to a screen reader.
    { role: 'row' },
    element('th', { scope: 'row', role: 'rowheader' }, element('code', {}, call)),
    element('td', {}, element('span', { class: good ? 'status' : 'status bad' }, outcome)),
    time,
    element('td', { class: batchSize ? 'number batch' : 'number' }, batchSize ? `${batchSize} ids` : '–'),
    element('td', {}, cached ? 'memory' : 'upstream'),
  )
}
