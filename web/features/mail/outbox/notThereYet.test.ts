import { describe, expect, it } from 'vitest'
import { notThereYet } from './notThereYet'
import type { OutboxEntry } from './outbox'

const entry = (key: string, facts: Partial<OutboxEntry> = {}): OutboxEntry => ({
  key,
  text: 'Hello',
  media: [],
  createdAt: '2026-03-05T12:00:00Z',
  state: 'sending',
  problem: null,
  ...facts,
})
const stored = (facts: object = {}) => ({
  viewerIsAuthor: true,
  createdAt: '2026-03-05T12:00:01Z',
  text: 'Hello',
  media: [],
  ...facts,
})
const keys = (entries: readonly OutboxEntry[]) => entries.map(({ key }) => key)

describe('what is on its way', () => {
  it('is left out when it stands among the messages, each for one', () => {
    expect(keys(notThereYet([entry('a'), entry('b')], [stored()]))).toEqual(['b'])
  })

  it.each([
    ['other words', { text: 'Hi' }],
    ['the same of another', { viewerIsAuthor: false }],
    ['the same of before', { createdAt: '2026-03-05T11:50:00Z' }],
    ['the same with a picture', { media: [{}] }],
  ])('is not taken for %s', (_, facts) => expect(notThereYet([entry('a')], [stored(facts)])).toHaveLength(1))

  it('stays when it failed, to be tried again', () => {
    expect(notThereYet([entry('a', { state: 'failed' })], [stored()])).toHaveLength(1)
  })
})
