// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import query from './__generated__/InviteToLodgeDialogQuery.graphql'
import { InviteToLodgeDialog } from './InviteToLodgeDialog'

const lodge = (id: string, name: string, viewerCanInvite = true) => ({ id, name, viewerCanInvite, memberCount: 12 })

const open = (...lodges: object[]) =>
  renderScreen(<InviteToLodgeDialog member={{ id: 'profile-9', name: 'Freja' }} onClose={vi.fn()} />, {
    texts: ['lodge'],
    query,
    data: { Viewer: () => ({ lodges: { nodes: lodges } }) },
  })

it('invites into a lodge in which the viewer may, and takes a refused invitation back', async () => {
  const { user, asked, answer } = await open(lodge('lodge-1', 'The sea'), lodge('lodge-2', 'Choir', false))
  expect(screen.queryByText('Choir')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Invite Freja to The sea' }))
  expect(asked().variables).toEqual({ input: { lodgeId: 'lodge-1', profileId: 'profile-9' } })
  expect(screen.getByRole('button', { name: 'Freja is invited to The sea' })).toHaveProperty('disabled', true)
  await answer({
    InviteToLodgePayload: () => ({
      membership: null,
      userErrors: [{ code: 'ALREADY_MEMBER', message: 'Freja is in the lodge already.', field: null }],
    }),
  })
  expect(await screen.findByRole('button', { name: 'Invite Freja to The sea' })).toBeDefined()
})

it('says when there is no such lodge', async () => {
  await open(lodge('lodge-2', 'Choir', false))
  expect(await screen.findByText(/The lodges in which you may invite appear here/)).toBeDefined()
})
