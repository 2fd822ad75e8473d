import { describe, expect, it } from 'vitest'
import type { SafeStorage } from '#lib/safeStorage'
import { createOutbox, type OutboxEntry } from './outbox'

function storage(full = false): SafeStorage {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key) ?? null,
    set(key, value) {
      if (!full) values.set(key, value)
      return !full
    },
    remove: (key) => void values.delete(key),
  }
}

const entry = (key: string, facts: Partial<OutboxEntry> = {}): OutboxEntry => ({
  key,
  text: `Words ${key}`,
  media: [],
  after: 0,
  state: 'sending',
  problem: null,
  ...facts,
})
const TO_IDA = 'conversation C1'
const TO_MIKKEL = 'profile P2'

describe('the outbox', () => {
  it('stores no addresses of what was attached', () => {
    const kept = storage()
    const outbox = createOutbox(7, kept, 'outbox')
    const media = [{ id: 'm1', isVideo: false, url: 'https://x/media/1/gallery.webp?t=secret' }]
    outbox.add(TO_IDA, entry('a', { media }))
    expect(outbox.entries(TO_IDA)[0]?.media).toEqual(media)
    expect(kept.get('outbox')).not.toContain('secret')
    expect(createOutbox(7, kept, 'outbox').entries(TO_IDA)[0]?.media).toEqual([{ id: 'm1', isVideo: false }])
  })

  it('survives a reload and keeps conversations apart', () => {
    const kept = storage()
    const before = createOutbox(7, kept, 'outbox')
    before.add(TO_IDA, entry('a'))
    before.add(TO_MIKKEL, entry('b'))
    before.change(TO_IDA, 'a', { state: 'failed', problem: 'No' })
    const after = createOutbox(7, kept, 'outbox')
    expect(after.entries(TO_IDA)).toEqual([entry('a', { state: 'failed', problem: 'No' })])
    expect(after.entries(TO_MIKKEL)).toEqual([entry('b')])
  })

  it('is not shown to another member in the same browser', () => {
    const kept = storage()
    createOutbox(7, kept, 'outbox').add(TO_IDA, entry('a'))
    expect(createOutbox(8, kept, 'outbox').entries(TO_IDA)).toEqual([])
  })

  it('is shared by all tabs: neither removes what the other has added', () => {
    const kept = storage()
    const [one, other] = [createOutbox(7, kept, 'outbox'), createOutbox(7, kept, 'outbox')]
    one.add(TO_IDA, entry('a'))
    other.add(TO_IDA, entry('b'))
    one.remove(TO_IDA, 'a')
    expect(other.entries(TO_IDA)).toEqual([entry('b')])
  })

  it('lives as long as the page when nothing can be stored', () => {
    const outbox = createOutbox(7, storage(true), 'outbox')
    outbox.add(TO_IDA, entry('a'))
    outbox.add(TO_IDA, entry('b'))
    expect(outbox.entries(TO_IDA).map(({ key }) => key)).toEqual(['a', 'b'])
  })

  it('ignores stored data that it cannot read', () => {
    const kept = storage()
    kept.set('outbox', '{')
    const outbox = createOutbox(7, kept, 'outbox')
    expect(outbox.entries(TO_IDA)).toEqual([])
    outbox.add(TO_IDA, entry('a'))
    expect(outbox.entries(TO_IDA)).toHaveLength(1)
  })

  it('notifies of each change, and returns the same array between changes', () => {
    const outbox = createOutbox(7, storage(), 'outbox')
    let changes = 0
    const stop = outbox.subscribe(() => (changes += 1))
    outbox.add(TO_IDA, entry('a'))
    expect(outbox.entries(TO_IDA)).toBe(outbox.entries(TO_IDA))
    outbox.remove(TO_IDA, 'a')
    stop()
    outbox.add(TO_IDA, entry('b'))
    expect(changes).toBe(2)
  })
})
