import type { FocusEvent, KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Makes a row of buttons one tab stop with arrow keys inside. Returns the props for the element around them. */
export function arrowKeysAmong(selector: string) {
  const buttonsOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLButtonElement>(`:scope ${selector}`)]

  /** Sets the only tab stop on the elements directly, because libraries give each button one. */
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
    /** The next focus starts at the first button, because the last one may be disabled by then. */
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
