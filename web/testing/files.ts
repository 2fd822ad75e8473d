import { act, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'

/** Creates a file with its name as an own property, because the mock of the graph compares own properties only. */
export function fileNamed(name: string, type = 'image/jpeg'): File {
  return Object.assign(new File(['x'], name, { type }), { path: name })
}

/** Imitates DataTransfer, which jsdom lacks. */
export function transferOf(files: readonly File[], words: Record<string, string> = {}) {
  return { files, types: [...Object.keys(words), 'Files'], getData: (type: string) => words[type] ?? '' }
}

/** Pastes files, with optional text. */
export const pasteFiles = (field: HTMLElement, files: readonly File[], words?: Record<string, string>) =>
  act(async () => fireEvent.paste(field, { clipboardData: transferOf(files, words) }))

/** Stubs object URLs, which jsdom lacks. `vi.unstubAllGlobals` restores them. */
export function stubFileAddresses(): void {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
}
