/** Marks what the keys of a desk step through. */
export const ITEM = 'data-desk-item'

/** Focuses the item after or before the focused one; without one, the open or the first one. */
export function focusItem(step: 1 | -1): void {
  const items = [...document.querySelectorAll<HTMLElement>(`[${ITEM}]`)].filter((item) => item.offsetParent !== null)
  const focused = items.findIndex((item) => item.contains(document.activeElement))
  const current = items.findIndex((item) => item.ariaCurrent !== null)
  const next = focused >= 0 ? focused + step : current >= 0 ? current + step : 0
  items[Math.max(0, Math.min(next, items.length - 1))]?.focus()
}

/** Presses the button or box of a key: that of the focused item, or the only one of the page. */
export function pressButton(key: string): void {
  const focused = document.activeElement?.closest(`[${ITEM}]`)
  const buttons = [...document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${key}"]:enabled`)]
  const own = buttons.find((button) => focused?.contains(button))
  if (own) own.click()
  else if (buttons.length === 1) buttons[0]?.click()
}
