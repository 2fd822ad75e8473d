import { useSyncExternalStore } from 'react'

interface ErrorDialog {
  /** The message; by default the general one. */
  readonly message?: string | undefined
  readonly requestId?: string | undefined
}

interface LastErrorDialog extends ErrorDialog {
  readonly isOpen: boolean
}

let last: LastErrorDialog | null = null
const listeners = new Set<() => void>()

function show(next: LastErrorDialog | null): void {
  last = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens the general error dialog: its title is Error and its default message is `Common_ErrorOccurred`. */
export function openErrorDialog(dialog: ErrorDialog = {}): void {
  show({ ...dialog, isOpen: true })
}

export function closeErrorDialog(): void {
  show(last && { ...last, isOpen: false })
}

/** Forgets it, with the page that it stood on. */
export function forgetErrorDialog(): void {
  last = null
}

/** The error dialog that was opened last, which keeps its words while it closes. */
export function useErrorDialog(): LastErrorDialog | null {
  return useSyncExternalStore(
    subscribe,
    () => last,
    () => null,
  )
}
