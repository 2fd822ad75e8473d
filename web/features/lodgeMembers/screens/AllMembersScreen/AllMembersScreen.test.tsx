// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { membership, ownLodge, pageOf } from '../../testing/lodge'
import query from './__generated__/AllMembersScreenQuery.graphql'
import { AllMembersScreen } from './AllMembersScreen'

async function open(lodge: object = {}) {
  const view = await renderScreen(<AllMembersScreen />, {
    texts: ['lodge', 'lodgeMembers'],
    query,
    variables: { legacyId: 7, order: 'LAST_JOINED', name: null },
    data: {
      Lodge: () => ({
        ...ownLodge,
        managedMembers: pageOf(
          [membership('Freja'), membership('Bo', { role: 'ASSISTANT' }), membership('Ida', { role: 'CO_OWNER' })],
          { noteCount: 2, latestNote: { __typename: 'LodgeMemberNote', id: 'note-1', text: 'Brings cake' } },
        ),
        ...lodge,
      }),
    },
  })
  const menuOf = async (name: string) => {
    await view.user.click(await screen.findByRole('button', { name: `What you can do with ${name}` }))
    return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  }
  const choose = async (item: string) => view.user.click(await screen.findByRole('menuitem', { name: item }))
  return { ...view, menuOf, choose }
}

describe('the members as the leaders see them', () => {
  it('can be made leaders, passed the lodge or taken out by the owner', async () => {
    const { menuOf } = await open()
    expect(await menuOf('Freja')).toEqual([
      'Notes on Freja',
      'Log of Freja',
      'Make Freja an assistant',
      'Make Freja a co-owner',
      'Pass the lodge on to Freja',
      'Remove from the lodge',
      'Block Freja from the lodge',
    ])
  })

  it('are out of reach for those who do not rank above them', async () => {
    const { menuOf } = await open({
      viewerRole: 'ASSISTANT',
      viewerCanSetAssistants: false,
      viewerCanSetCoOwners: false,
      viewerCanPassOwnership: false,
    })
    expect(await menuOf('Bo')).toEqual(['Notes on Bo', 'Log of Bo'])
  })

  it('are removed at once after a question, and stay out with an answer that holds nothing of them', async () => {
    const { user, menuOf, choose, asked, answer } = await open()
    await menuOf('Freja')
    await choose('Remove from the lodge')
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Freja from the lodge?' }))
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(asked().name).toBe('memberStepsRemoveMutation')
    const row = () => screen.queryByRole('button', { name: 'What you can do with Freja' })
    await waitFor(() => expect(row()).toBeNull())
    await answer({
      RemoveLodgeMemberPayload: () => ({ lodge: { ...ownLodge, memberCount: 2 }, membership: null, userErrors: [] }),
    })
    expect(await screen.findByText('Freja is no longer in the lodge')).toBeDefined()
    expect(row()).toBeNull()
  })

  it('get the lodge only with the password', async () => {
    const { user, menuOf, choose, asked, answer } = await open()
    await menuOf('Ida')
    await choose('Pass the lodge on to Ida')
    const dialog = within(await screen.findByRole('dialog', { name: 'Pass the lodge on to Ida?' }))
    await user.click(dialog.getByRole('button', { name: 'Pass it on' }))
    expect(dialog.getByText('Write your password.')).toBeDefined()
    await user.type(dialog.getByLabelText('Your password'), 'secret')
    await user.click(dialog.getByRole('button', { name: 'Pass it on' }))
    expect(asked().variables).toEqual({
      input: { lodgeId: 'lodge-7', profileId: 'profile-Ida', password: 'secret' },
    })
    const userErrors = [{ code: 'WRONG_PASSWORD', message: 'That is not it', field: ['password'] }]
    await answer({ PassLodgeOwnershipPayload: () => ({ lodge: null, membership: null, userErrors }) })
    expect(await dialog.findByText('That is not it')).toBeDefined()
  })

  it('have notes that follow in the list', async () => {
    const { user, answer, asked } = await open()
    expect(await screen.findAllByText('Brings cake (2)')).toHaveLength(3)
    await user.click(screen.getAllByRole('button', { name: 'Notes on Freja' })[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Notes on Freja' }))
    const createdAt = '2026-01-02T10:00:00Z'
    const note = (id: string, text: string) => ({ __typename: 'LodgeMemberNote', id, text, createdAt, author: null })
    await answer({
      Node: () => ({ __typename: 'LodgeMembership', id: 'membership-Freja' }),
      LodgeMembership: () => ({ id: 'membership-Freja', notes: pageOf([note('note-1', 'Brings cake')]) }),
    })
    await user.type(await dialog.findByRole('textbox', { name: 'New note' }), 'And coffee')
    await user.click(dialog.getByRole('button', { name: 'Add the note' }))
    expect(asked().variables).toMatchObject({
      input: { lodgeId: 'lodge-7', profileId: 'profile-Freja', text: 'And coffee' },
    })
    await answer({
      AddLodgeMemberNotePayload: () => ({ noteEdge: { node: note('note-2', 'And coffee') }, userErrors: [] }),
    })
    expect(await screen.findByText('And coffee (3)')).toBeDefined()
  })
})
