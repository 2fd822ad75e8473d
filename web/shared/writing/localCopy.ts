import type { SavedEntry, TextContent } from './autosave'

export interface LocalCopy<C extends TextContent> {
  readonly content: C
  /** The saved entry that the text is based on; null for a new entry. */
  readonly entry: SavedEntry | null
  readonly key: string
}

/** Only this client writes these strings, so a readable one has this shape. */
export function readLocalCopy<C extends TextContent>(kept: string): LocalCopy<C> | undefined {
  try {
    return kept ? (JSON.parse(kept) as LocalCopy<C>) : undefined
  } catch {
    return undefined
  }
}

export function writeLocalCopy<C extends TextContent>({ content, entry, key }: LocalCopy<C>): string {
  return JSON.stringify({ content, entry, key } satisfies LocalCopy<C>)
}
