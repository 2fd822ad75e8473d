import type { SavedEntry } from '../../saving/autosave'
import type { Content } from '../../saving/content'

/** What is kept here of a text that the server does not have. */
export interface LocalCopy {
  readonly content: Content
  /** What the text grew from; null: nothing. */
  readonly entry: SavedEntry | null
  readonly key: string
}

/** Only what is written here is read here, so that a copy has this shape or none. */
export function readLocalCopy(kept: string): LocalCopy | undefined {
  try {
    return kept ? (JSON.parse(kept) as LocalCopy) : undefined
  } catch {
    return undefined
  }
}

/** A copy as it is kept. */
export function writeLocalCopy({ content, entry, key }: LocalCopy): string {
  return JSON.stringify({ content, entry, key } satisfies LocalCopy)
}
