import type { ContentRules, SavedEntry, SaveOutcome, SaveTarget, TextContent, Version } from './autosave'

/** What is written, to the editor: how it is judged, stored and addressed. */
export interface TextKind<C extends TextContent> {
  readonly rules: ContentRules<C>
  /** Name of the local copies, of a new text by the place where it is written. */
  readonly copyOf: (legacyId: number | undefined) => string
  readonly editPath: (legacyId: number) => string
}

/** The requests of an editor. Each shows its own errors or leaves that to the editor. */
export interface TextRequests<C extends TextContent> {
  readonly send: (content: C, target: SaveTarget) => Promise<SaveOutcome>
  /** Fetches the server's current version; null when that fails. */
  readonly latest: (entry: SavedEntry) => Promise<Version<C> | null>
  /** Goes back to the published version; null when that fails. */
  readonly discard: (entry: SavedEntry) => Promise<Version<C> | null>
  readonly remove: (entry: SavedEntry) => Promise<boolean>
}

/** The words of an editor that name what is written. */
export interface TextWords {
  readonly titleNew: string
  readonly titleEdit: string
  /** Says that others read the published version. */
  readonly changesNote: string
  /** Says that a new text is published. */
  readonly published: string
  readonly conflictTitle: string
  readonly deletion: DeletionWords
}

export interface DeletionWords {
  readonly action: string
  readonly question: string
  readonly text: (title: string) => string
  readonly done: (title: string) => string
}
