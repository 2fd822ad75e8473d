import { part } from './dom.js'

/**
 * @typedef {{ getValue(): string, setValue(text: string): void, uri: { path: string }, isAttachedToEditor(): boolean }} Model
 * @typedef {{ query: string | null }} Tab
 * @typedef {{ tabs: Tab[], activeTabIndex: number }} Tabs
 */

/** What the tour last wrote: text that nobody has changed since may be replaced. */
let written = ''
/** @type {(() => void) | null} */
let settled = null

/** @param {Tabs} tabs */
function follow({ tabs, activeTabIndex }) {
  if (tabs[activeTabIndex]?.query === written) settled?.()
}

/**
 * Puts the editor into the page, with an operation to begin with.
 * @param {string} query
 */
export function openEditor(query) {
  written = query
  const { YogaGraphiQL } = /** @type {{ YogaGraphiQL: { renderYogaGraphiQL(at: Element, options: object): void } }} */ (
    /** @type {unknown} */ (globalThis)
  )
  YogaGraphiQL.renderYogaGraphiQL(part('editor'), {
    title: 'Nordlys',
    logo: '<span class="mark" aria-hidden="true"></span>',
    defaultQuery: query,
    additionalHeaders: { 'x-graphql-csrf': '1' },
    credentials: 'same-origin',
    // Streams too: the graph refuses those that any page could make a browser ask for.
    method: 'POST',
    schemaDescription: true,
    onTabChange: follow,
    // The editor would write the text into the page's address, and loading that asks instead of opening the page.
    onEditQuery: () => undefined,
  })
}

/**
 * The text that is being edited under a name of the editor's own.
 * @param {string} name
 * @returns {Model | undefined}
 */
function modelOf(name) {
  const { __MONACO: monaco } = /** @type {{ __MONACO?: { editor: { getModels(): Model[] } } }} */ (
    /** @type {unknown} */ (globalThis)
  )
  return monaco?.editor.getModels().find((model) => model.uri.path.endsWith(name) && model.isAttachedToEditor())
}

/** @param {string} selector */
function press(selector) {
  const button = part('editor').querySelector(selector)
  if (button instanceof HTMLElement) button.click()
}

/**
 * Writes an operation into the editor: into another tab, where somebody has written something of their own.
 * @param {string} query
 * @param {object} variables
 */
export async function load(query, variables) {
  const operation = modelOf('operation.graphql')
  if (!operation) throw new Error('The editor is not ready yet.')
  const present = operation.getValue().trim()
  if (present !== '' && present !== written.trim()) press('.graphiql-tab-add')
  written = query
  const text = Object.keys(variables).length > 0 ? `${JSON.stringify(variables, null, 2)}\n` : ''
  modelOf('variables.json')?.setValue(text)
  if (operation.getValue() === query) return
  const taken = new Promise((resolve) => {
    settled = () => resolve(undefined)
  })
  operation.setValue(query)
  // The editor looks at what was written a moment later, and only then knows which operation it is.
  await taken
  settled = null
}

/** Empties what belongs to the one who was logged in: the answer, and the variables. */
export function clear() {
  for (const name of ['response.json', 'variables.json']) modelOf(name)?.setValue('')
}

/** Runs what is in the editor; what is under way, such as a stream, is ended before. */
export async function run() {
  const button = part('editor').querySelector('.graphiql-execute-button')
  if (!(button instanceof HTMLElement)) return
  if (button.getAttribute('aria-label')?.startsWith('Stop')) {
    button.click()
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  press('.graphiql-execute-button')
}
