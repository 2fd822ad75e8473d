// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import { lodgeEdges, sampleLodge } from '../../testing/lodge'
import MyLodgesScreenQuery from './__generated__/MyLodgesScreenQuery.graphql'
import { MyLodgesScreen } from './MyLodgesScreen'

const invited = sampleLodge(5, 'The long table', { viewerInvitationStatus: 'INVITED' })
const deleted = { lodgeId: 'lodge-9', name: 'Old songs', eraseAt: '2026-12-24T10:00:00Z' }

async function open({ own = [] as object[], invitations = [invited] as object[], gone = [deleted] } = {}) {
  const view = await renderScreen(<MyLodgesScreen />, {
    path: '/Community/Lodges/MyLodges',
    texts: ['lodges', 'lodge'],
    query: MyLodgesScreenQuery,
    data: {
      Viewer: () => ({
        lodges: lodgeEdges(...own),
        lodgeInvitations: lodgeEdges(
          ...invitations.map((lodge, at) => ({
            id: `membership-${at}`,
            lodge,
            invitedBy: { id: 'ida', legacyId: 11, name: 'ida', gender: 'FEMALE' },
          })),
        ),
        deletedLodges: gone,
      }),
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Lodges' })
  return view
}

describe('the viewer’s lodges', () => {
  it('say what is new in each', async () => {
    await open({ own: [sampleLodge(1, 'Winter swimmers', { viewerRole: 'ASSISTANT', newMemberCount: 1 })] })
    const card = within(
      (await screen.findByRole('link', { name: 'Winter swimmers' })).closest('article') as HTMLElement,
    )
    expect(card.getByText('1 new member')).toBeDefined()
    expect(card.getByText('Assistant')).toBeDefined()
  })

  it('lead to the search while there are none', async () => {
    await open()
    expect((await screen.findByRole('link', { name: 'Find a lodge' })).getAttribute('href')).toBe(
      '/Community/Lodges/Search',
    )
  })
})

describe('an invitation', () => {
  const join = () => screen.getByRole('button', { name: 'Join The long table' })

  it('says from whom it is, and leaves at once when it is accepted', async () => {
    const { user, asked } = await open()
    expect(await screen.findByRole('link', { name: /ida/ })).toBeDefined()
    await user.click(join())
    expect(asked()).toMatchObject({
      name: 'useOwnStepsJoinMutation',
      variables: { input: { lodgeId: 'lodge-5' } },
    })
    expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull()
  })

  it('comes back when the answer could not be sent', async () => {
    const { user, asked, fail } = await open()
    await user.click(screen.getByRole('button', { name: 'No, thank you, not The long table' }))
    expect(asked().name).toBe('useOwnStepsRejectMutation')
    expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull()
    await fail(new GraphError('NETWORK'))
    await waitFor(() => expect(join()).toBeDefined())
  })
})

describe('a deleted lodge', () => {
  const restore = () => screen.queryByRole('button', { name: 'Bring back Old songs' })

  it('leaves the list at once when it is brought back', async () => {
    const { user, asked, answer } = await open({ invitations: [] })
    expect(screen.getByText(/24 December 2026/)).toBeDefined()
    await user.click(restore() as HTMLElement)
    expect(asked()).toMatchObject({ name: 'useRestoreLodgeMutation', variables: { input: { id: 'lodge-9' } } })
    expect(restore()).toBeNull()
    await answer({ RestoreLodgePayload: () => ({ lodge: sampleLodge(9, 'Old songs'), userErrors: [] }) })
    expect(await screen.findByText('Old songs is back')).toBeDefined()
  })

  it('stays when its name is taken meanwhile', async () => {
    const { user, answer } = await open({ invitations: [] })
    await user.click(restore() as HTMLElement)
    const refusal = { __typename: 'InvalidError', code: 'NAME_TAKEN', message: 'The name is taken.', field: ['id'] }
    await answer({ RestoreLodgePayload: () => ({ lodge: null, userErrors: [refusal] }) })
    expect(await screen.findByText('The name is taken.')).toBeDefined()
    expect(restore()).not.toBeNull()
  })
})
