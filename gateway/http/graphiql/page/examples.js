import { element, part } from './dom.js'

/**
 * @typedef {{ path: string, otherwise: unknown }} FilledVariable
 * @typedef {{ name: string, text: string, query: string, calls: string[], variables: Record<string, FilledVariable>, sender: string, dark: boolean, userErrors: string[] }} Example
 * @typedef {{ area: string, examples: Example[] }} ExampleArea
 */

/**
 * The examples by area, with a search over names, texts and REST calls.
 * @param {ExampleArea[]} areas
 * @param {(example: Example) => void} open
 */
export function exampleList(areas, open) {
  const groups = areas.map((each) => groupOf(each, open))
  const found = element('p', { class: 'quiet', role: 'status' })
  const search = element('input', {
    type: 'search',
    class: 'search',
    'aria-label': 'Search examples by name, area or REST call',
    placeholder: 'Name, area or REST call',
    input: () => narrow(),
  })

  function narrow() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
    const count = groups.reduce((sum, group) => sum + group.narrow(words), 0)
    // What was searched for stands alone.
    part('tour').classList.toggle('searching', words.length > 0)
    found.textContent = words.length === 0 ? '' : count === 1 ? '1 example' : `${count} examples`
  }

  return { search: [search, found], groups: groups.map(({ list }) => list) }
}

/**
 * @param {ExampleArea} area
 * @param {(example: Example) => void} open
 */
function groupOf({ area, examples }, open) {
  const title = area.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const rows = examples.map((example) => {
    const { name, text, calls } = example
    const calling = element('span', { class: 'text' })
    const button = element(
      'button',
      { type: 'button', class: 'example', click: () => open(example) },
      element('strong', {}, name),
      ...labelsOf(example),
      calling,
    )
    const searched = [area, title, name, text, ...calls].join(' ').toLowerCase()
    return { row: element('li', {}, button), calling, calls, searched }
  })
  const size = element('small', {}, String(examples.length))
  const list = element(
    'details',
    { class: 'chapter examples' },
    element('summary', {}, element('span', {}, title), size),
    element('ul', {}, ...rows.map(({ row }) => row)),
  )

  /** @param {string[]} words */
  function narrow(words) {
    let count = 0
    for (const { row, calling, calls, searched } of rows) {
      const fits = words.every((word) => searched.includes(word))
      row.hidden = !fits
      if (fits) count += 1
      const named = calls.filter((call) => words.some((word) => call.toLowerCase().includes(word)))
      calling.textContent = (words.length > 0 ? named : []).join(', ')
    }
    size.textContent = String(count)
    list.hidden = count === 0
    list.open = words.length > 0
    return count
  }

  return { list, narrow }
}

/** @param {Example} example */
function labelsOf({ query, sender, dark }) {
  const [, kind = 'query'] = /^\s*(\w+)/.exec(query) ?? []
  const labels = [
    kind === 'query' ? '' : kind,
    sender === 'staff' || sender === 'developer' ? sender : '',
    dark ? 'dark site' : '',
  ]
  return labels.filter(Boolean).map((label) => element('small', { class: `kind ${label}` }, label))
}

/**
 * The variables of an example, from the answer to the query for values.
 * @param {Example} example
 * @param {unknown} values
 */
export function variablesOf({ variables }, values) {
  return Object.fromEntries(
    Object.entries(variables).map(([name, { path, otherwise }]) => [name, valueAt(values, path) ?? otherwise]),
  )
}

/**
 * @param {any} values
 * @param {string} path Names and numbers; `*name` is the first item that has that field.
 */
function valueAt(values, path) {
  return path
    .split('.')
    .reduce(
      (/** @type {any} */ at, step) =>
        step.startsWith('*')
          ? at?.find((/** @type {Record<string, unknown>} */ item) => item[step.slice(1)])
          : at?.[step],
      values,
    )
}
