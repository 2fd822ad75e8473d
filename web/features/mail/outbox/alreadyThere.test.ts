import { describe, expect, it } from 'vitest'
import { alreadyThere } from './alreadyThere'
import type { OutboxEntry } from './outbox'

const entry = (key: string, facts: Partial<OutboxEntry> = {}): OutboxEntry => ({
  key,
  text: 'Hello',
  media: [],
  after: 10,
  state: 'sending',
  problem: null,
  ...facts,
})
const stored = (facts: object = {}) => ({ legacyId: 11, viewerIsAuthor: true, text: 'Hello', media: [], ...facts })

describe('a message sent without an answer', () => {
  it('is recognised in the conversation, one for each message', () => {
    expect([...alreadyThere([entry('a'), entry('b')], [stored()])]).toEqual(['a'])
  })

  it('is also recognised when it counts as failed', () => {
    expect(alreadyThere([entry('a', { state: 'failed' })], [stored()]).size).toBe(1)
  })

  it('is not recognised when the server refused it', () => {
    expect(alreadyThere([entry('a', { state: 'failed', problem: 'No' })], [stored()]).size).toBe(0)
  })

  it.each([
    ['other words', { text: 'Hi' }],
    ['the same of another', { viewerIsAuthor: false }],
    ['the same of before', { legacyId: 10 }],
    ['the same with a picture', { media: [{}] }],
  ])('is not mistaken for %s', (_, facts) => expect(alreadyThere([entry('a')], [stored(facts)]).size).toBe(0))
})
