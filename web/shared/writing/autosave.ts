import type { UserError } from '#platform/mutations/refusal'

/** What every text has; an area adds its own fields. */
export interface TextContent {
  readonly title: string
  readonly html: string
}

/** How the content of an area is judged. */
export interface ContentRules<C extends TextContent> {
  /** Content of a new text. */
  readonly empty: C
  /** Whether a text holds nothing worth saving yet. */
  readonly isEmpty: (content: C) => boolean
  /** Whether two texts are the same to their author, ignoring what the server normalises. */
  readonly isSame: (one: C, other: C) => boolean
  /** Whether the server would take a text; without it, any. */
  readonly isSendable?: (content: C) => boolean
}

export interface SavedEntry {
  readonly legacyId: number
  readonly entryId: string
  /** Where it is read. */
  readonly path: string
  readonly revision: number
  readonly savedAt: string
  readonly published: boolean
}

export interface Version<C extends TextContent> {
  readonly content: C
  readonly entry: SavedEntry
}

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly entry: SavedEntry }
  /** The entry was saved elsewhere meanwhile. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'refused'; readonly errors: readonly UserError[] }
  /** The membership that writing needs has ended. */
  | { readonly kind: 'ended' }
  /** The entry was deleted elsewhere. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed' }

type SavePhase = 'saved' | 'waiting' | 'saving' | Exclude<SaveOutcome['kind'], 'saved'>

export interface SaveState<C extends TextContent> {
  readonly content: C
  /** Null until the server has the entry. */
  readonly entry: SavedEntry | null
  /** Idempotency key, so that the server creates a new entry only once. */
  readonly key: string
  readonly phase: SavePhase
  /** There are changes that the server does not have. */
  readonly dirty: boolean
  readonly errors: readonly UserError[]
  /** In a conflict, the version that was saved elsewhere. */
  readonly other: Version<C> | null
}

/** Target of a save: the server creates an entry for the key, or updates the given revision. */
export interface SaveTarget {
  readonly entry: SavedEntry | null
  readonly key: string
  readonly publish: boolean
}

interface AutosaveOptions<C extends TextContent> {
  readonly rules: ContentRules<C>
  /** Initial text: the server's version, or a local copy that the server does not have. */
  readonly start: {
    readonly content: C
    readonly saved: C
    readonly entry: SavedEntry | null
    /** Key of a new entry that may already have been sent. */
    readonly key?: string
  }
  readonly send: (content: C, target: SaveTarget) => Promise<SaveOutcome>
  /** Fetches the server's current version; null when that fails. */
  readonly latest: (entry: SavedEntry) => Promise<Version<C> | null>
  readonly newKey: () => string
  readonly timers: Pick<Window, 'setTimeout' | 'clearTimeout'>
}

/** How to resolve a conflict between two versions. */
export type Resolution = 'mine' | 'other' | 'copy'

/** Milliseconds after the last key. */
export const SAVE_AFTER = 3_000
/** Milliseconds until a failed save is retried, unless a change triggers it before. */
export const TRY_AGAIN_AFTER = 30_000

const STOPPED: ReadonlySet<SavePhase> = new Set(['conflict', 'ended', 'gone'])

/**
 * Saves automatically, one save at a time, and never overwrites a version that was saved elsewhere unless the
 * author chooses to.
 */
export function createAutosave<C extends TextContent>({
  rules,
  start,
  send,
  latest,
  newKey,
  timers,
}: AutosaveOptions<C>) {
  const { isEmpty, isSame } = rules
  const listeners = new Set<() => void>()
  let state: SaveState<C> = {
    content: start.content,
    entry: start.entry,
    key: start.key ?? newKey(),
    phase: 'saved',
    dirty: false,
    errors: [],
    other: null,
  }
  /** Null when unknown. */
  let saved: C | null = start.saved
  /** Texts that were sent without an answer; the server may have one of them. */
  let unconfirmed: readonly C[] = []
  let keySent = start.key !== undefined
  let timer: number | undefined
  let running: Promise<unknown> = Promise.resolve()

  const set = (changes: Partial<SaveState<C>>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const isDirty = () =>
    (saved === null || !isSame(state.content, saved)) && (state.entry !== null || !isEmpty(state.content))
  const schedule = (after: number) => {
    timers.clearTimeout(timer)
    timer = timers.setTimeout(() => void save(false), after)
  }
  const isSendable = () => rules.isSendable?.(state.content) ?? true

  const settle = (sent: C, entry: SavedEntry) => {
    unconfirmed = []
    saved = sent
    set({ entry, errors: [], other: null })
    goOn()
  }
  /** Schedules a save of what was written meanwhile. */
  const goOn = () => {
    const dirty = isDirty()
    set({ dirty, phase: dirty ? 'waiting' : 'saved' })
    if (dirty && isSendable()) schedule(SAVE_AFTER)
  }
  const run = async (publish: boolean): Promise<SaveOutcome> => {
    timers.clearTimeout(timer)
    const { content, entry, key } = state
    if (!publish && entry && !isDirty()) {
      set({ phase: 'saved', dirty: false })
      return { kind: 'saved', entry }
    }
    const repeated = entry === null && keySent
    keySent ||= entry === null
    set({ phase: 'saving', errors: [] })
    const outcome = await send(content, { entry, key, publish })
    switch (outcome.kind) {
      case 'saved':
        if (repeated) {
          // The server may have created the entry from an earlier text, which the answer does not show.
          saved = null
          set({ entry: outcome.entry })
          return run(publish)
        }
        settle(content, outcome.entry)
        return outcome
      case 'conflict':
        return entry ? compare(entry, publish) : fail()
      case 'failed':
        unconfirmed = [...unconfirmed, content]
        return fail()
      case 'refused':
        if (state.content === content) set({ phase: 'refused', errors: outcome.errors })
        else goOn()
        return outcome
      case 'ended':
      case 'gone':
        set({ phase: outcome.kind })
        return outcome
    }
  }
  const fail = (): SaveOutcome => {
    set({ phase: 'failed' })
    schedule(TRY_AGAIN_AFTER)
    return { kind: 'failed' }
  }
  /** The newer version may be this editor's own, saved by a request whose answer was lost. */
  const compare = async (entry: SavedEntry, publish: boolean): Promise<SaveOutcome> => {
    const other = await latest(entry)
    if (!other) return fail()
    if (unconfirmed.some((content) => isSame(content, other.content)) || isSame(state.content, other.content)) {
      unconfirmed = []
      saved = other.content
      set({ entry: other.entry })
      return run(publish)
    }
    set({ phase: 'conflict', other })
    return { kind: 'conflict' }
  }
  /** Saves after the running save. */
  const save = (publish: boolean): Promise<SaveOutcome> => {
    const turn = running.then(() => run(publish))
    running = turn
    return turn
  }
  if (isDirty()) state = { ...state, dirty: true, phase: 'waiting' }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    change(part: Partial<C>): void {
      const content = { ...state.content, ...part }
      const errors = state.errors.filter(({ field }) => !field || !(field in part))
      set({ content, errors })
      const dirty = isDirty()
      set({ dirty })
      // A running save checks for further changes itself.
      if (STOPPED.has(state.phase) || state.phase === 'saving') return
      set({ phase: dirty ? 'waiting' : 'saved' })
      if (dirty && isSendable()) schedule(SAVE_AFTER)
      else timers.clearTimeout(timer)
    },
    save,
    /** Resolves a conflict, or continues with a text whose entry is gone. */
    resolve(resolution: Resolution): Promise<SaveOutcome> {
      const { other } = state
      if (resolution === 'copy') {
        keySent = false
        unconfirmed = []
        set({ entry: null, key: newKey(), other: null, phase: 'waiting', dirty: true })
        return save(false)
      }
      if (!other) return Promise.resolve({ kind: 'failed' })
      if (resolution === 'other') {
        saved = other.content
        set({ content: other.content, entry: other.entry, other: null, phase: 'saved', dirty: false })
        return Promise.resolve({ kind: 'saved', entry: other.entry })
      }
      saved = other.content
      set({ entry: other.entry, other: null, phase: 'waiting' })
      return save(false)
    },
    /** Continues from the version that the server has now. */
    replace({ content, entry }: Version<C>): void {
      timers.clearTimeout(timer)
      saved = content
      set({ content, entry, other: null, errors: [], phase: 'saved', dirty: false })
    },
    /** Schedules a save of a restored local copy. Returns a stop function. */
    start(): () => void {
      if (state.dirty && isSendable()) schedule(SAVE_AFTER)
      return () => timers.clearTimeout(timer)
    },
  }
}
