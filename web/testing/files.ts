import { act, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'

/** A file with its name as a property of its own: the mock of the graph takes files for equal that have none. */
export function fileNamed(name: string, type = 'image/jpeg'): File {
  return Object.assign(new File(['x'], name, { type }), { path: name })
}

/** What a clipboard or a drag holds: jsdom has neither. */
export function transferOf(files: readonly File[], words: Record<string, string> = {}) {
  return { files, types: [...Object.keys(words), 'Files'], getData: (type: string) => words[type] ?? '' }
}

/** Pastes files, and what comes with them as words. */
export const pasteFiles = (field: HTMLElement, files: readonly File[], words?: Record<string, string>) =>
  act(async () => fireEvent.paste(field, { clipboardData: transferOf(files, words) }))

/** jsdom has no addresses for files; taken back by `vi.unstubAllGlobals`. */
export function stubFileAddresses(): void {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
}
