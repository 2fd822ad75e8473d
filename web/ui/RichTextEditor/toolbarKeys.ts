import type { FocusEvent, KeyboardEvent } from 'react'

function toolsOf(toolbar: HTMLElement): HTMLButtonElement[] {
  return [...toolbar.querySelectorAll<HTMLButtonElement>(':scope [data-rich-text-editor-control]')]
}

/** The Tab key stops at this tool only. The library gives every tool a stop, so that it is put right on the elements. */
function stopAt(toolbar: HTMLElement, stop: HTMLElement | undefined): void {
  for (const tool of toolsOf(toolbar)) tool.tabIndex = tool === stop ? 0 : -1
}

function start(toolbar: HTMLElement | null): void {
  if (toolbar) stopAt(toolbar, toolsOf(toolbar)[0])
}

function follow({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  const tool = toolsOf(currentTarget).find((each) => each === target)
  if (tool) stopAt(currentTarget, tool)
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

function move(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  const tools = toolsOf(event.currentTarget).filter((tool) => !tool.disabled)
  const at = tools.findIndex((tool) => tool === event.target)
  if (!step || at < 0) return
  event.preventDefault()
  tools.at((at + step) % tools.length)?.focus()
}

/** Whoever comes back starts at the first tool: the last one may be disabled by now. */
function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!currentTarget.contains(relatedTarget)) start(currentTarget)
}

/** One stop of the Tab key for a whole toolbar, and arrow keys within it. */
export const toolbarKeys = { ref: start, onFocus: follow, onBlur: leave, onKeyDown: move }
