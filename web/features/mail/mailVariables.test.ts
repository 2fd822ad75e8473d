import { afterEach, describe, expect, it } from 'vitest'
import { mailPath, readMailFilter, wantedProfile } from './listAddress'
import { mailVariables } from './mailVariables'
import { setShownParts } from './shownParts'

const variables = (search = '', conversationId?: string) =>
  mailVariables({ params: { conversationId }, search: new URLSearchParams(search) })

afterEach(() => setShownParts(null))

describe('what the mail screen asks for', () => {
  it('is all of it at first', () => {
    expect(variables('', '12')).toMatchObject({ list: true, open: true, legacyId: 12, write: false })
    expect(variables()).toMatchObject({ list: true, open: false })
  })

  it('is the conversation alone while the list stands', () => {
    setShownParts({ list: '/Mail?unread=1', conversation: 12 })
    expect(variables('unread=1', '13')).toMatchObject({ list: false, open: true, legacyId: 13 })
    expect(variables('unread=1')).toMatchObject({ list: false, open: false })
  })

  it('is the list alone while the conversation stands', () => {
    setShownParts({ list: '/Mail', conversation: 12 })
    expect(variables('kind=GROUP_CHAT', '12')).toMatchObject({ list: true, kind: 'GROUP_CHAT', open: false })
  })

  it('is nothing for a picture over both', () => {
    setShownParts({ list: '/Mail', conversation: 12 })
    expect(variables('medium=4', '12')).toMatchObject({ list: false, open: false })
  })

  it('is whom one writes to, unless a conversation is open', () => {
    expect(variables('profile=17')).toMatchObject({ write: true, profileLegacyId: 17 })
    expect(variables('profile=17', '12')).toMatchObject({ write: false, open: true })
  })
})

describe('the address of the list', () => {
  it('says what the list is narrowed by, and which conversation is open', () => {
    const filter = { kind: 'LODGE', unread: true, text: ' sea & sky ' } as const
    expect(mailPath(filter, 12)).toBe('/Mail/12?kind=LODGE&unread=1&text=sea+%26+sky')
    expect(readMailFilter(new URLSearchParams('kind=LODGE&unread=1&text=sea'))).toEqual({ ...filter, text: 'sea' })
  })

  it('leaves out what makes no sense', () => {
    const nonsense = new URLSearchParams('kind=NOBODY&unread=maybe&profile=me')
    expect(mailPath(readMailFilter(nonsense))).toBe('/Mail')
    expect(wantedProfile(nonsense)).toBeNull()
  })
})
