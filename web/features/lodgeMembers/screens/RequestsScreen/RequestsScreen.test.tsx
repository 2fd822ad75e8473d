// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import { membership, ownLodge, pageOf } from '../../testing/lodge'
import query from './__generated__/RequestsScreenQuery.graphql'
import { RequestsScreen } from './RequestsScreen'

const requesting = { role: 'REQUESTING', joinedAt: null, requestText: 'I bake', requestedAt: '2026-01-02T10:00:00Z' }

async function open(lodge: object = {}) {
  const view = await renderScreen(<RequestsScreen />, {
    texts: ['lodge', 'lodgeMembers'],
    query,
    variables: { legacyId: 7 },
    data: {
      Lodge: () => ({
        ...ownLodge,
        requests: pageOf([membership('Freja', requesting), membership('Bo', requesting)]),
        invitations: pageOf([membership('Ida', { role: null, invitationStatus: 'INVITED', invitedAt: null })]),
        ...lodge,
      }),
    },
  })
  const row = (name: string) => screen.queryByRole('button', { name: `Let ${name} in` })
  return { ...view, row }
}

describe('the requests to come into a lodge', () => {
  it('show their words, and whom the lodge has invited', async () => {
    await open()
    expect(await screen.findAllByText('I bake')).toHaveLength(2)
    expect(screen.getByRole('list', { name: 'Invitations without an answer' }).textContent).toContain('Ida')
  })

  it('leave the list before the answer, with their number', async () => {
    const { user, row, asked, answer } = await open()
    await user.click(await screen.findByRole('button', { name: 'Let Freja in' }))
    expect(asked()).toEqual({
      name: 'memberStepsApproveMutation',
      variables: { input: { lodgeId: 'lodge-7', profileId: 'profile-Freja' } },
    })
    expect(row('Freja')).toBeNull()
    expect(row('Bo')).not.toBeNull()
    expect(screen.getByText('1 waiting')).toBeDefined()
    await answer({
      ApproveLodgeRequestPayload: () => ({
        lodge: { ...ownLodge, memberCount: 4, requestCount: 1 },
        membership: membership('Freja'),
        userErrors: [],
      }),
    })
    expect(await screen.findByText('Freja is in')).toBeDefined()
    expect(row('Freja')).toBeNull()
  })

  it('come back when the answer fails', async () => {
    const { user, row, fail } = await open()
    await user.click(await screen.findByRole('button', { name: 'Decline Bo' }))
    expect(row('Bo')).toBeNull()
    await fail(new GraphError('UPSTREAM_ERROR'))
    await waitFor(() => expect(row('Bo')).not.toBeNull())
  })

  it('are no page for those who do not lead the lodge', async () => {
    await open({ viewerRole: 'MEMBER', viewerCanManageMembers: false, requests: null, invitations: null })
    expect(await screen.findByRole('heading', { level: 1, name: 'There is nothing here' })).toBeDefined()
  })
})
