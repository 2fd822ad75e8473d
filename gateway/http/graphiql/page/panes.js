import { element, part } from './dom.js'

/** The parts of the page, of which a phone shows one at a time. */
const panes = [
  { pane: 'tour', name: 'Examples' },
  { pane: 'editor', name: 'Editor' },
  { pane: 'calls', name: 'REST calls' },
]

const buttons = panes.map(({ pane, name }) => ({
  pane,
  button: element('button', { type: 'button', class: 'pane', click: () => showPane(pane) }, name),
}))

export function openPanes() {
  part('panes').replaceChildren(...buttons.map(({ button }) => button))
  showPane('tour')
}

/** @param {string} shown */
export function showPane(shown) {
  document.body.dataset['pane'] = shown
  for (const { pane, button } of buttons) button.setAttribute('aria-pressed', String(pane === shown))
}
