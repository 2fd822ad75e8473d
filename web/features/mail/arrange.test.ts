import { describe, expect, it } from 'vitest'
import { arrange, firstUnread, type ArrangedMessage } from './arrange'

const at = (time: string, day = '2026-03-05') => new Date(`${day}T${time}`).toISOString()

let nextId = 1
const message = (traits: Partial<ArrangedMessage> & { by?: string } = {}) => {
  const { by = 'freja', ...rest } = traits
  const legacyId = nextId++
  return {
    type: 'NORMAL' as const,
    id: `m${legacyId}`,
    legacyId,
    createdAt: at('12:00'),
    viewerIsAuthor: false,
    author: { id: by },
    ...rest,
  }
}

/** Rows in short form: days by date, groups by size. */
const shapes = (messages: readonly ArrangedMessage[], firstNew: number | null = null) =>
  arrange(messages, firstNew).map((row) => (row.kind === 'group' ? row.messages.length : row.kind))

describe('the rows of a conversation', () => {
  it('group what one person wrote within a short time', () => {
    expect(
      shapes([
        message(),
        message({ createdAt: at('12:04') }),
        message({ createdAt: at('12:08') }),
        message({ createdAt: at('12:13') }),
        message({ createdAt: at('12:14'), by: 'ida' }),
      ]),
    ).toEqual(['day', 3, 1, 1])
  })

  it('separate the viewer from a deleted profile, though neither is named', () => {
    expect(shapes([message({ author: null }), message({ author: null, viewerIsAuthor: true })])).toEqual(['day', 1, 1])
  })

  it('start each day with its own row', () => {
    expect(shapes([message({ createdAt: at('23:59') }), message({ createdAt: at('00:01', '2026-03-06') })])).toEqual([
      'day',
      1,
      'day',
      1,
    ])
  })

  it('put events on lines of their own', () => {
    expect(shapes([message(), message({ type: 'GROUP_CHAT_RENAMED' }), message()])).toEqual(['day', 1, 'line', 1])
  })

  it('mark where the viewer left off, below the day', () => {
    const [first, second] = [message(), message()]
    expect(shapes([first, second], second.legacyId)).toEqual(['day', 1, 'unread', 1])
    expect(shapes([second], second.legacyId)).toEqual(['day', 'unread', 1])
  })

  it('are empty when nothing was written', () => {
    expect(arrange([], null)).toEqual([])
  })
})

describe('the first unread message', () => {
  const unread = () => ({ ...message(), readState: 'UNREAD' })
  const read = () => ({ ...message(), readState: 'READ' })
  const own = () => ({ ...message({ viewerIsAuthor: true }), readState: 'SENT' })

  it('is the first of the counted ones', () => {
    const messages = [read(), unread(), unread(), own(), unread()]
    expect(firstUnread(messages, 2)).toBe(messages[2]?.legacyId)
  })

  it('does not exist when everything has been read meanwhile', () => {
    expect(firstUnread([unread()], 0)).toBeNull()
  })

  it('is the first loaded one when more are counted than loaded', () => {
    const messages = [unread(), unread()]
    expect(firstUnread(messages, 40)).toBe(messages[0]?.legacyId)
  })
})
