import type { FocusEvent, KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** One stop of the Tab key for a row of buttons, and arrow keys within it: what the element round them takes. */
export function arrowKeysAmong(selector: string) {
  const buttonsOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLButtonElement>(`:scope ${selector}`)]

  /** The Tab key stops here only. Libraries give every button a stop, so that it is put right on the elements. */
  const stopAt = (row: HTMLElement, stop: HTMLElement | undefined) => {
    for (const button of buttonsOf(row)) button.tabIndex = button === stop ? 0 : -1
  }
  const start = (row: HTMLElement | null) => {
    if (row) stopAt(row, buttonsOf(row)[0])
  }
  return {
    ref: start,
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      const button = buttonsOf(currentTarget).find((each) => each === target)
      if (button) stopAt(currentTarget, button)
    },
    /** Whoever comes back starts at the first one: the last one may be disabled by now. */
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) start(currentTarget)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = STEPS[event.key]
      const buttons = buttonsOf(event.currentTarget).filter((button) => !button.disabled)
      const at = buttons.findIndex((button) => button === event.target)
      if (!step || at < 0) return
      event.preventDefault()
      buttons.at((at + step) % buttons.length)?.focus()
    },
  }
}
