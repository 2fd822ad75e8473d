// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import {
  createAutosave,
  SAVE_AFTER,
  TRY_AGAIN_AFTER,
  type ContentRules,
  type SavedEntry,
  type SaveOutcome,
  type SaveTarget,
  type TextContent,
} from './autosave'

interface Content extends TextContent {
  readonly readers: readonly string[]
}

const rules: ContentRules<Content> = {
  empty: { title: '', html: '', readers: ['all'] },
  isEmpty: ({ title }) => title.trim() === '',
  isSame: (one, other) => one.title === other.title && one.readers.join() === other.readers.join(),
  isSendable: ({ readers }) => readers.length > 0,
}
const EMPTY_CONTENT = rules.empty

const entry = (facts: Partial<SavedEntry> = {}): SavedEntry => ({
  legacyId: 5,
  entryId: 'e5',
  path: '/x',
  revision: 1,
  savedAt: '2026-11-20T13:02:00Z',
  published: false,
  ...facts,
})
const written = (title: string): Content => ({ ...EMPTY_CONTENT, title })

interface Setup {
  saved?: { content: Content; entry: SavedEntry }
  /** Local copy to restore. */
  kept?: { content: Content; key?: string }
}

function setup({ saved, kept }: Setup = {}) {
  const sent: { content: Content; target: SaveTarget; answer: (outcome: SaveOutcome) => Promise<void> }[] = []
  const due = new Map<number, { at: number; run: () => void }>()
  const clock = { now: 0, next: 1, keys: 0 }
  const server = { latest: null as { content: Content; entry: SavedEntry } | null }
  const autosave = createAutosave({
    rules,
    start: {
      content: kept?.content ?? saved?.content ?? EMPTY_CONTENT,
      saved: saved?.content ?? EMPTY_CONTENT,
      entry: saved?.entry ?? null,
      key: kept?.key,
    },
    send: (content, target) =>
      new Promise((resolve) => {
        const answer = async (outcome: SaveOutcome) => {
          resolve(outcome)
          await settled()
        }
        sent.push({ content, target, answer })
      }),
    latest: async () => server.latest,
    newKey: () => `key ${++clock.keys}`,
    timers: {
      setTimeout: ((run: () => void, ms: number) => {
        due.set(clock.next, { at: clock.now + ms, run })
        return clock.next++
      }) as Window['setTimeout'],
      clearTimeout: (id) => void due.delete(id ?? 0),
    },
  })
  // Lets pending promises run in their order.
  const settled = () => new Promise<void>((resolve) => void setTimeout(resolve))
  const pass = async (ms: number) => {
    clock.now += ms
    for (const [id, { at, run }] of due) {
      if (at > clock.now) continue
      due.delete(id)
      run()
    }
    await settled()
  }
  return { autosave, sent, pass, settled, server, last: () => sent.at(-1), phase: () => autosave.state().phase }
}

const saved = { content: written('One'), entry: entry() }

describe('a text in the editor', () => {
  it('is saved once, some time after the last key', async () => {
    const { autosave, sent, pass, last, phase } = setup()
    autosave.change({ title: 'A' })
    await pass(SAVE_AFTER - 1)
    autosave.change({ title: 'An' })
    await pass(SAVE_AFTER - 1)
    expect(sent).toEqual([])
    await pass(1)
    expect(last()).toMatchObject({ content: { title: 'An' }, target: { entry: null, key: 'key 1', publish: false } })
    expect(phase()).toBe('saving')
    await last()?.answer({ kind: 'saved', entry: entry() })
    expect(autosave.state()).toMatchObject({ phase: 'saved', dirty: false, entry: { legacyId: 5 } })
    await pass(TRY_AGAIN_AFTER)
    expect(sent).toHaveLength(1)
  })

  it('is saved on the new revision when it changed during a save', async () => {
    const { autosave, pass, last } = setup({ saved })
    autosave.change({ title: 'Two' })
    await pass(SAVE_AFTER)
    autosave.change({ title: 'Three' })
    await last()?.answer({ kind: 'saved', entry: entry({ revision: 2 }) })
    expect(autosave.state()).toMatchObject({ phase: 'waiting', dirty: true })
    await pass(SAVE_AFTER)
    expect(last()).toMatchObject({ content: { title: 'Three' }, target: { entry: { revision: 2 } } })
  })

  it('is not saved while it is empty or unchanged', async () => {
    const fresh = setup()
    fresh.autosave.change({ title: ' ' })
    await fresh.pass(SAVE_AFTER)
    const old = setup({ saved })
    old.autosave.change({ title: 'Two' })
    old.autosave.change({ title: 'One', html: '<p></p>' })
    await old.pass(SAVE_AFTER)
    expect([fresh.sent, old.sent]).toEqual([[], []])
    expect(old.phase()).toBe('saved')
  })

  it('is not saved while nobody could read it', async () => {
    const { autosave, sent, pass } = setup({ saved })
    autosave.change({ readers: [] })
    await pass(SAVE_AFTER)
    expect(sent).toEqual([])
    autosave.change({ readers: ['some'] })
    await pass(SAVE_AFTER)
    expect(sent).toHaveLength(1)
  })

  it('is saved when it was restored from a local copy', async () => {
    const { autosave, pass, last } = setup({ saved, kept: { content: written('Kept') } })
    autosave.start()
    await pass(SAVE_AFTER)
    expect(last()).toMatchObject({ content: { title: 'Kept' }, target: { entry: { revision: 1 } } })
  })
})

describe('a failed save', () => {
  it('is retried by itself, and after the next key', async () => {
    const { autosave, sent, pass, last, phase } = setup({ saved })
    autosave.change({ title: 'Two' })
    await pass(SAVE_AFTER)
    await last()?.answer({ kind: 'failed' })
    expect(phase()).toBe('failed')
    await pass(TRY_AGAIN_AFTER)
    expect(sent).toHaveLength(2)
    await last()?.answer({ kind: 'failed' })
    autosave.change({ title: 'Three' })
    await pass(SAVE_AFTER)
    expect(last()).toMatchObject({ content: { title: 'Three' } })
  })

  it('of a new entry creates no second entry, and loses no later text', async () => {
    const { autosave, sent, pass, last } = setup()
    autosave.change({ title: 'A' })
    await pass(SAVE_AFTER)
    await last()?.answer({ kind: 'failed' })
    autosave.change({ title: 'An' })
    await pass(SAVE_AFTER)
    expect(last()).toMatchObject({ content: { title: 'An' }, target: { entry: null, key: 'key 1' } })
    // The server created the entry on the first request, and answers with it without taking the new text.
    await last()?.answer({ kind: 'saved', entry: entry() })
    expect(last()).toMatchObject({ content: { title: 'An' }, target: { entry: { revision: 1 } } })
    await last()?.answer({ kind: 'saved', entry: entry({ revision: 2 }) })
    expect(autosave.state()).toMatchObject({ phase: 'saved', entry: { revision: 2 } })
    expect(sent).toHaveLength(3)
  })

  it('that reached the server causes no conflict with itself', async () => {
    const { autosave, pass, last, server, phase } = setup({ saved })
    autosave.change({ title: 'Two' })
    await pass(SAVE_AFTER)
    server.latest = { content: written('Two'), entry: entry({ revision: 2 }) }
    await last()?.answer({ kind: 'failed' })
    autosave.change({ title: 'Three' })
    await pass(SAVE_AFTER)
    await last()?.answer({ kind: 'conflict' })
    expect(last()).toMatchObject({ content: { title: 'Three' }, target: { entry: { revision: 2 } } })
    await last()?.answer({ kind: 'saved', entry: entry({ revision: 3 }) })
    expect(phase()).toBe('saved')
  })
})

describe('a conflict', () => {
  async function conflict() {
    const view = setup({ saved })
    view.autosave.change({ title: 'Mine' })
    await view.pass(SAVE_AFTER)
    view.server.latest = { content: written('Other'), entry: entry({ revision: 4 }) }
    await view.last()?.answer({ kind: 'conflict' })
    expect(view.autosave.state()).toMatchObject({ phase: 'conflict', other: { content: { title: 'Other' } } })
    return view
  }

  it('saves nothing until it is resolved, and keeps the text', async () => {
    const { autosave, sent, pass } = await conflict()
    autosave.change({ title: 'Mine too' })
    await pass(TRY_AGAIN_AFTER)
    expect(sent).toHaveLength(1)
    expect(autosave.state()).toMatchObject({ phase: 'conflict', content: { title: 'Mine too' }, dirty: true })
  })

  it('lets the author overwrite the other version', async () => {
    const { autosave, last, settled } = await conflict()
    const done = autosave.resolve('mine')
    await settled()
    expect(last()).toMatchObject({ content: { title: 'Mine' }, target: { entry: { revision: 4 } } })
    await last()?.answer({ kind: 'saved', entry: entry({ revision: 5 }) })
    expect(await done).toMatchObject({ kind: 'saved' })
  })

  it('lets the author take the other version', async () => {
    const { autosave, sent } = await conflict()
    await autosave.resolve('other')
    expect(autosave.state()).toMatchObject({ phase: 'saved', dirty: false, content: { title: 'Other' }, other: null })
    expect(sent).toHaveLength(1)
  })

  it('lets the author keep their version as a new entry', async () => {
    const { autosave, last, settled } = await conflict()
    void autosave.resolve('copy')
    await settled()
    expect(last()).toMatchObject({ content: { title: 'Mine' }, target: { entry: null, key: 'key 2' } })
    await last()?.answer({ kind: 'saved', entry: entry({ legacyId: 6 }) })
    expect(autosave.state()).toMatchObject({ phase: 'saved', entry: { legacyId: 6 } })
  })
})

describe('a save that ends otherwise', () => {
  it.each(['ended', 'gone'] as const)('%s: stays so until the author acts', async (kind) => {
    const { autosave, sent, pass, last, phase } = setup({ saved })
    autosave.change({ title: 'Two' })
    await pass(SAVE_AFTER)
    await last()?.answer({ kind })
    autosave.change({ title: 'Three' })
    await pass(TRY_AGAIN_AFTER)
    expect(sent).toHaveLength(1)
    expect(phase()).toBe(kind)
    void autosave.save(false)
    await pass(0)
    expect(last()).toMatchObject({ content: { title: 'Three' } })
  })

  it('refused: shows the reason until the field changes', async () => {
    const { autosave, last, settled, pass } = setup({ saved })
    const publishing = autosave.save(true)
    await settled()
    expect(last()).toMatchObject({ target: { publish: true } })
    const errors = [
      { code: 'REQUIRED', message: 'Needs a title', field: 'title' },
      { code: 'MEDIA_NOT_OPEN', message: 'Not for others', field: 'html' },
    ]
    await last()?.answer({ kind: 'refused', errors })
    expect(await publishing).toEqual({ kind: 'refused', errors })
    autosave.change({ title: 'Two' })
    expect(autosave.state().errors).toEqual([errors[1]])
    await pass(SAVE_AFTER)
    expect(last()).toMatchObject({ target: { publish: false } })
  })

  it('publishes after the running save', async () => {
    const { autosave, sent, pass, last, settled } = setup({ saved })
    autosave.change({ title: 'Two' })
    await pass(SAVE_AFTER)
    void autosave.save(true)
    await settled()
    expect(sent).toHaveLength(1)
    await last()?.answer({ kind: 'saved', entry: entry({ revision: 2 }) })
    expect(last()).toMatchObject({ target: { publish: true, entry: { revision: 2 } } })
  })
})
