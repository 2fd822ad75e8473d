import type { SavedEntry } from '../../saving/autosave'
import type { Content } from '../../saving/content'

export interface LocalCopy {
  readonly content: Content
  /** The saved entry that the text is based on; null for a new entry. */
  readonly entry: SavedEntry | null
  readonly key: string
}

/** Only this client writes these strings, so a readable one has this shape. */
export function readLocalCopy(kept: string): LocalCopy | undefined {
  try {
    return kept ? (JSON.parse(kept) as LocalCopy) : undefined
  } catch {
    return undefined
  }
}

export function writeLocalCopy({ content, entry, key }: LocalCopy): string {
  return JSON.stringify({ content, entry, key } satisfies LocalCopy)
}
