// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import { describe, expect, it } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { renderScreen } from '#testing/renderScreen'
import query, { type LodgePageTestQuery } from './__generated__/LodgePageTestQuery.graphql'
import { LodgePage } from './LodgePage'

void graphql`
  query LodgePageTestQuery @relay_test_operation {
    lodge(legacyId: 7) {
      ...LodgePage_lodge
    }
  }
`

function Host() {
  return <LodgePage lodge={useScreenQuery<LodgePageTestQuery>(query).lodge}>{'The page'}</LodgePage>
}

const OUTSIDE = {
  id: 'lodge-7',
  legacyId: 7,
  name: 'The sea',
  access: 'ACCESS_FOR_ALL',
  memberCount: 12,
  category: { name: 'Nature' },
  kinks: [],
  place: null,
  owner: null,
  distance: null,
  ownerlessSince: null,
  hasPublicDebates: false,
  hasPublicMedia: false,
  hasPublicMembers: false,
  requestCount: null,
  waitingMediaCount: null,
  viewerRole: null,
  viewerRequestStatus: null,
  viewerInvitationStatus: null,
  viewerCanSeeInside: false,
  viewerMembership: null,
}

const INSIDE = { ...OUTSIDE, viewerRole: 'MEMBER', viewerCanSeeInside: true, viewerCanLeave: true }

const open = (lodge: object | null) =>
  renderScreen(<Host />, {
    texts: ['lodge'],
    query,
    data: { Query: () => ({ lodge }) },
    path: '/Community/Lodges/Lodge/7',
  })

const button = (name: string) => screen.queryByRole('button', { name })
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Pages of The sea' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

describe('the frame of a lodge', () => {
  it('is the usual page where there is no lodge', async () => {
    await open(null)
    expect(await screen.findByRole('heading', { level: 1, name: 'There is nothing here' })).toBeDefined()
    expect(screen.queryByText('The page')).toBeNull()
  })

  it('shows outside only what is for everybody', async () => {
    await open(OUTSIDE)
    expect(await screen.findByRole('heading', { level: 1, name: 'The sea' })).toBeDefined()
    expect(tabs()).toEqual(['About'])
    expect(screen.getByText('12 members')).toBeDefined()
  })

  it('shows leaders the way to what waits for them', async () => {
    await open({
      ...INSIDE,
      viewerRole: 'ASSISTANT',
      viewerCanManageMembers: true,
      requestCount: 3,
      waitingMediaCount: 2,
    })
    await screen.findByText('The page')
    expect(tabs()).toEqual([
      'About',
      'Members12',
      'Debate',
      'Meetups',
      'Pictures2',
      'Messages',
      'Manage members3',
      'Settings',
    ])
  })
})

describe('a visit of a lodge', () => {
  const names = (view: Awaited<ReturnType<typeof open>>) =>
    view.environment.mock.getAllOperations().map(({ request }) => request.node.params.name)

  it('is marked for members, and for nobody else', async () => {
    const inside = await open({ ...INSIDE, viewerMembership: { joinedAt: '2026-01-02T10:00:00Z' } })
    await waitFor(() => expect(names(inside)).toContain('useMarkVisitedMutation'))
    expect(inside.asked().variables).toEqual({ input: { id: 'lodge-7' } })
    inside.unmount()
    const outside = await open(OUTSIDE)
    await screen.findByText('The page')
    expect(names(outside)).not.toContain('useMarkVisitedMutation')
  })
})

describe('the way into a lodge', () => {
  it('lets in at once, and out again when it fails', async () => {
    const { user, asked, fail } = await open(OUTSIDE)
    await user.click(await screen.findByRole('button', { name: 'Join' }))
    expect(asked()).toEqual({ name: 'useOwnStepsJoinMutation', variables: { input: { lodgeId: 'lodge-7' } } })
    expect(button('Join')).toBeNull()
    expect(screen.getByText('13 members')).toBeDefined()
    expect(tabs()).toContain('Messages')
    await fail(new GraphError('UPSTREAM_ERROR'))
    await waitFor(() => expect(button('Join')).not.toBeNull())
    expect(screen.getByText('12 members')).toBeDefined()
  })

  it('takes a word to the leaders along', async () => {
    const { user, asked, answer } = await open({ ...OUTSIDE, access: 'NEW_MEMBERS_APPROVED' })
    await user.click(await screen.findByRole('button', { name: 'Ask to join' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask to join “The sea”' }))
    await user.type(dialog.getByRole('textbox'), ' I bake ')
    await user.click(dialog.getByRole('button', { name: 'Send the request' }))
    expect(asked().variables).toEqual({ input: { lodgeId: 'lodge-7', text: 'I bake' } })
    const requesting = { ...OUTSIDE, access: 'NEW_MEMBERS_APPROVED', viewerRole: 'REQUESTING' }
    await answer({ RequestLodgeMembershipPayload: () => ({ lodge: requesting, userErrors: [] }) })
    expect(await screen.findByRole('button', { name: 'Take the request back' })).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps a refused request open, with the reason', async () => {
    const { user, answer } = await open({ ...OUTSIDE, access: 'NEW_MEMBERS_APPROVED' })
    await user.click(await screen.findByRole('button', { name: 'Ask to join' }))
    await user.click(await screen.findByRole('button', { name: 'Send the request' }))
    const userErrors = [{ code: 'REQUEST_TOO_EARLY', message: 'Not before May', field: null }]
    await answer({ RequestLodgeMembershipPayload: () => ({ lodge: null, userErrors }) })
    expect(await screen.findByText('Not before May')).toBeDefined()
    expect(button('Take the request back')).toBeNull()
  })

  it('says after a decline when one may ask again', async () => {
    const viewerMembership = { mayRequestFrom: '2026-05-01T10:00:00Z', requestText: null, invitedBy: null }
    await open({ ...OUTSIDE, access: 'NEW_MEMBERS_APPROVED', viewerRole: 'DECLINED', viewerMembership })
    expect(await screen.findByText('You can ask again from 1 May 2026.')).toBeDefined()
    expect(button('Ask to join')).toBeNull()
  })

  it('answers an invitation', async () => {
    const { user, asked } = await open({
      ...OUTSIDE,
      access: 'NEW_MEMBERS_APPROVED',
      viewerInvitationStatus: 'INVITED',
      viewerMembership: { mayRequestFrom: null, requestText: null, invitedBy: { name: 'Freja' } },
    })
    expect(await screen.findByText('Freja has invited you to this lodge')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'No, thank you' }))
    expect(asked().name).toBe('useOwnStepsRejectMutation')
    expect(button('Accept the invitation')).toBeNull()
  })
})

describe('the way out of a lodge', () => {
  it('asks first, and closes the pages for members', async () => {
    const { user, asked, answer } = await open(INSIDE)
    await user.click(await screen.findByRole('button', { name: 'More about The sea' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Leave the lodge' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave “The sea”?' }))
    await user.click(dialog.getByRole('button', { name: 'Leave' }))
    expect(asked().name).toBe('useOwnStepsLeaveMutation')
    await waitFor(() => expect(tabs()).toEqual(['About']))
    await answer({ LeaveLodgePayload: () => ({ lodge: OUTSIDE, userErrors: [] }) })
    expect(await screen.findByText('You have left “The sea”')).toBeDefined()
  })
})
