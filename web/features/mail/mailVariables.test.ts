import { afterEach, describe, expect, it } from 'vitest'
import { mailPath, readMailFilter, wantedProfile } from './listAddress'
import { mailVariables } from './mailVariables'
import { setShownParts } from './shownParts'

const variables = (search = '', conversationId?: string) =>
  mailVariables({ params: { conversationId }, search: new URLSearchParams(search) })

afterEach(() => setShownParts(null))

describe('the query of the mail screen', () => {
  it('requests everything at first', () => {
    expect(variables('', '12')).toMatchObject({ list: true, open: true, legacyId: 12, write: false })
    expect(variables()).toMatchObject({ list: true, open: false })
  })

  it('requests only the conversation while the list is shown', () => {
    setShownParts({ list: '/Mail?unread=1', conversation: 12 })
    expect(variables('unread=1', '13')).toMatchObject({ list: false, open: true, legacyId: 13 })
    expect(variables('unread=1')).toMatchObject({ list: false, open: false })
  })

  it('requests only the list while the conversation is shown', () => {
    setShownParts({ list: '/Mail', conversation: 12 })
    expect(variables('kind=GROUP_CHAT', '12')).toMatchObject({ list: true, kind: 'GROUP_CHAT', open: false })
  })

  it('requests nothing for a picture over both', () => {
    setShownParts({ list: '/Mail', conversation: 12 })
    expect(variables('medium=4', '12')).toMatchObject({ list: false, open: false })
  })

  it('requests the recipient, unless a conversation is open', () => {
    expect(variables('profile=profile-17')).toMatchObject({ write: true, profileId: 'profile-17' })
    expect(variables('profile=profile-17', '12')).toMatchObject({ write: false, open: true })
  })
})

describe('the address of the list', () => {
  it('contains the filter and the open conversation', () => {
    const filter = { kind: 'LODGE', unread: true, text: ' sea & sky ' } as const
    expect(mailPath(filter, 12)).toBe('/Mail/12?kind=LODGE&unread=1&text=sea+%26+sky')
    expect(readMailFilter(new URLSearchParams('kind=LODGE&unread=1&text=sea'))).toEqual({ ...filter, text: 'sea' })
  })

  it('ignores unknown values', () => {
    const nonsense = new URLSearchParams('kind=NOBODY&unread=maybe&profile=17')
    expect(mailPath(readMailFilter(nonsense))).toBe('/Mail')
    expect(wantedProfile(nonsense)).toBeNull()
  })
})
