import type { UserError } from '#platform/mutations/refusal'
import { isEmpty, isSame, type Content } from './content'

/** An entry as the server has it. */
export interface SavedEntry {
  readonly legacyId: number
  readonly entryId: string
  readonly slug: string
  readonly revision: number
  readonly savedAt: string
  readonly published: boolean
}

/** What the server has, with when it was saved. */
export interface Version {
  readonly content: Content
  readonly entry: SavedEntry
}

/** What came of a save. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly entry: SavedEntry }
  /** It was saved elsewhere since. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'refused'; readonly errors: readonly UserError[] }
  /** The membership that writing needs has ended. */
  | { readonly kind: 'ended' }
  /** It was deleted elsewhere. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed' }

/** How it stands with what is written. */
export interface SaveState {
  readonly content: Content
  /** Null as long as the server knows nothing of it. */
  readonly entry: SavedEntry | null
  /** Of a new entry, so that the server makes one only. */
  readonly key: string
  readonly phase: 'saved' | 'waiting' | 'saving' | Exclude<SaveOutcome['kind'], 'saved'>
  /** Something is written that the server does not have. */
  readonly dirty: boolean
  readonly errors: readonly UserError[]
  /** In a conflict: what was saved elsewhere. */
  readonly other: Version | null
}

/** What a save is about: the server makes a new entry of the key, or goes on with the revision of an old one. */
export interface SaveTarget {
  readonly entry: SavedEntry | null
  readonly key: string
  readonly publish: boolean
}

interface AutosaveOptions {
  /** What stands there at first: what the server has, or what was kept here of a text that it does not have. */
  readonly start: {
    readonly content: Content
    readonly saved: Content
    readonly entry: SavedEntry | null
    /** That of a new entry which may have been sent already. */
    readonly key?: string
  }
  readonly send: (content: Content, target: SaveTarget) => Promise<SaveOutcome>
  /** What the server has now; null when it cannot be had. */
  readonly latest: (entry: SavedEntry) => Promise<Version | null>
  readonly newKey: () => string
  readonly timers: Pick<Window, 'setTimeout' | 'clearTimeout'>
}

/** What is done about two versions. */
export type Resolution = 'mine' | 'other' | 'copy'

/** After the last key. */
export const SAVE_AFTER = 3_000
/** After a fault that nothing else ends. */
export const TRY_AGAIN_AFTER = 30_000

const STOPPED: ReadonlySet<SaveState['phase']> = new Set(['conflict', 'ended', 'gone'])

/** Saves what is written by itself, one save at a time, and never one version over another. */
export function createAutosave({ start, send, latest, newKey, timers }: AutosaveOptions) {
  const listeners = new Set<() => void>()
  let state: SaveState = {
    content: start.content,
    entry: start.entry,
    key: start.key ?? newKey(),
    phase: 'saved',
    dirty: false,
    errors: [],
    other: null,
  }
  /** Null: not known. */
  let saved: Content | null = start.saved
  /** Sent without an answer: the server may have one of them. */
  let unconfirmed: readonly Content[] = []
  let keySent = start.key !== undefined
  let timer: number | undefined
  let running: Promise<unknown> = Promise.resolve()

  const set = (changes: Partial<SaveState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const isDirty = () =>
    (saved === null || !isSame(state.content, saved)) && (state.entry !== null || !isEmpty(state.content))
  const schedule = (after: number) => {
    timers.clearTimeout(timer)
    timer = timers.setTimeout(() => void save(false), after)
  }
  /** Nobody could read it, which the server would refuse. */
  const isSendable = () => state.content.audience.length > 0

  const settle = (sent: Content, entry: SavedEntry) => {
    unconfirmed = []
    saved = sent
    set({ entry, errors: [], other: null })
    goOn()
  }
  /** What was written meanwhile is saved in its turn. */
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
          // The server may have made the entry of an earlier text, and would not tell.
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
  /** What was saved since may be what was sent from here, with the answer lost. */
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
  /** Saves now, after the save under way. */
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
    change(part: Partial<Content>): void {
      const content = { ...state.content, ...part }
      const errors = state.errors.filter(({ field }) => !field || !(field in part))
      set({ content, errors })
      const dirty = isDirty()
      set({ dirty })
      // A save under way looks for itself whether more has been written.
      if (STOPPED.has(state.phase) || state.phase === 'saving') return
      set({ phase: dirty ? 'waiting' : 'saved' })
      if (dirty && isSendable()) schedule(SAVE_AFTER)
      else timers.clearTimeout(timer)
    },
    save,
    /** What the server refused, found here before it was asked. */
    refuse(errors: readonly UserError[]): void {
      set({ errors })
    },
    /** Ends a conflict, or goes on with a text whose entry is gone. */
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
    /** Goes on from what the server says that it has now. */
    replace({ content, entry }: Version): void {
      timers.clearTimeout(timer)
      saved = content
      set({ content, entry, other: null, errors: [], phase: 'saved', dirty: false })
    },
    /** What was kept of before is saved in its turn. Answers how to end that. */
    start(): () => void {
      if (state.dirty && isSendable()) schedule(SAVE_AFTER)
      return () => timers.clearTimeout(timer)
    },
  }
}

export type Autosave = ReturnType<typeof createAutosave>
