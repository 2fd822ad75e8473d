// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import type { SessionTraits } from '#testing/session'
import ActAsScreenQuery from './__generated__/ActAsScreenQuery.graphql'
import { ActAsScreen } from './ActAsScreen'

const page = { hasNextPage: false, endCursor: null }
const ida = {
  legacyId: 11,
  profileId: 'P11',
  name: 'ida',
  status: 'LOCKED',
  roleLevel: 'NORMAL',
  createdAt: '2024-05-03T10:00:00Z',
  area: { zipCode: '8000', city: 'Aarhus', countryArea: null, countryId: 'denmark', country: 'Denmark' },
  picture: null,
}
const act = {
  legacyId: 3,
  adminName: 'helper',
  profileName: 'ida',
  reason: 'A ticket about pictures',
  startedAt: '2026-11-20T10:00:00Z',
  endedAt: null,
}

interface Case {
  text?: string
  found?: readonly object[] | null
  acts?: readonly object[]
  viewer?: SessionTraits['viewer']
}

const SUPPORT = { roleLevel: 'SUPPORT' } as const
const edges = (nodes: readonly object[]) => ({ edges: nodes.map((node) => ({ cursor: 'c', node })), pageInfo: page })

const open = ({ text = 'ida', found = [ida], acts = [], viewer = SUPPORT }: Case = {}) =>
  renderScreen(<ActAsScreen />, {
    texts: ['admin', 'staff'],
    path: `/Admin/ActAs${text && `?q=${text}`}`,
    viewer,
    query: ActAsScreenQuery,
    variables: { text, searching: text !== '', staff: viewer === SUPPORT },
    data: { Viewer: () => ({ staffProfiles: found && edges(found), impersonations: edges(acts) }) },
  })

const refused = (message: string) => ({
  ImpersonatePayload: () => ({ userErrors: [{ code: 'NO', message, field: null }] }),
})

let loaded: string[]
beforeEach(() => {
  loaded = []
  vi.stubGlobal('location', { ...window.location, assign: (address: string) => loaded.push(address) })
})
afterEach(() => vi.unstubAllGlobals())

async function chooseIda(view: Awaited<ReturnType<typeof open>>) {
  await view.user.click(await screen.findByRole('button', { name: 'Act as ida' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Act as ida?' }))
  const write = async (reason: string) => {
    await view.user.type(dialog.getByLabelText(/^Why/), reason)
    await view.user.click(dialog.getByRole('button', { name: 'Begin' }))
  }
  return { dialog, write }
}

describe('the impersonation page', () => {
  it('shows who a found profile is, and its state', async () => {
    await open()
    const row = (await screen.findByRole('button', { name: 'Act as ida' })).closest('li')
    for (const words of ['ida', 'Profile 11 · 8000 Aarhus', 'Created 3 May 2024', 'Locked']) {
      expect(within(row as HTMLElement).getByText(words)).toBeDefined()
    }
  })

  it('searches for the text in the address', async () => {
    const { user } = await open({ text: '' })
    await user.type(await screen.findByLabelText('Profile name or number'), ' 11 {Enter}')
    await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/Admin/ActAs?q=11'))
  })

  it('says that nobody was found, or that the search failed', async () => {
    const { unmount } = await open({ found: [] })
    expect(await screen.findByText('No profile found')).toBeDefined()
    unmount()
    await open({ found: null })
    expect(await screen.findByText('This list did not come through')).toBeDefined()
  })

  it('asks for a reason, and reloads the page as the member', async () => {
    const view = await open()
    const { dialog, write } = await chooseIda(view)
    await write('  ')
    expect(dialog.getByText('Write why, in at least 3 characters.')).toBeDefined()
    await write('A ticket ')
    const input = { profileId: 'P11', reason: 'A ticket', minutes: 15 }
    expect(view.asked()).toEqual({ name: 'useImpersonateMutation', variables: { input } })
    await view.answer({ ImpersonatePayload: () => ({ userErrors: [] }) })
    expect(loaded).toEqual(['/Start'])
  })

  it('stays and shows the reason when the server refuses', async () => {
    const view = await open()
    const { dialog, write } = await chooseIda(view)
    await write('A ticket')
    await view.answer(refused('That is a colleague'))
    expect(dialog.getByText('That is a colleague')).toBeDefined()
    await view.user.click(dialog.getByRole('button', { name: 'Begin' }))
    await view.answer({
      ImpersonatePayload: () => ({ userErrors: [{ code: 'NOT_FOUND', message: 'It is gone', field: null }] }),
    })
    expect(dialog.getByText('The profile no longer exists. Close this and search again.')).toBeDefined()
    expect(loaded).toEqual([])
  })

  it('lists who isImpersonated whom, why, and until when', async () => {
    const ended = { ...act, legacyId: 2, adminName: null, endedAt: '2026-11-20T10:05:00Z' }
    await open({ text: '', acts: [act, ended] })
    const log = within(await screen.findByRole('region', { name: 'Recent acts by staff' }))
    expect(log.getByText('helper as ida')).toBeDefined()
    expect(log.getByText('A deleted profile as ida')).toBeDefined()
    expect(log.getAllByText('A ticket about pictures')).toHaveLength(2)
    expect(log.getByText(/still going on$/)).toBeDefined()
    expect(log.getByText(/ to \d\d:05$/)).toBeDefined()
  })

  it('does not exist for members and chat moderators', async () => {
    for (const roleLevel of ['NORMAL', 'CHAT_MODERATOR'] as const) {
      const { unmount } = await open({ viewer: { roleLevel } })
      expect(await screen.findByRole('heading', { level: 1 })).not.toHaveProperty('textContent', 'Act as a member')
      expect(screen.queryByRole('button', { name: 'Act as ida' })).toBeNull()
      unmount()
    }
  })

  it('asks staff who already impersonate to go back first', async () => {
    await open({ viewer: { isImpersonated: true, name: 'ida' } })
    expect(await screen.findByRole('heading', { level: 1, name: 'You are acting as ida' })).toBeDefined()
  })
})
