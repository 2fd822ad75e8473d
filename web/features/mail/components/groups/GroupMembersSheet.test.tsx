// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { GroupMembersSheet } from './GroupMembersSheet'
import { LeaveGroupDialog } from './LeaveGroupDialog'

const group = { id: 'c1', legacyId: 1, name: 'Sailors', memberCount: 3, viewerIsOwner: false }

const member = (legacyId: number, name: string, owner = false) => ({
  node: {
    isOwner: owner,
    profile: { id: `p${legacyId}`, legacyId, name, gender: 'FEMALE', isOnline: false, picture: null },
  },
})
const members = (ownerId: number) => [member(7, 'freja', ownerId === 7), member(11, 'ida', ownerId === 11)]

async function open(viewerIsOwner: boolean) {
  const onLeave = vi.fn()
  const view = await renderScreen(
    <GroupMembersSheet conversation={{ ...group, viewerIsOwner }} onClose={() => {}} onLeave={onLeave} />,
    { texts: ['mail'] },
  )
  await waitFor(() => expect(view.asked().name).toBe('GroupMembersSheetQuery'))
  await view.answer({
    Node: () => ({ __typename: 'Conversation', id: 'c1' }),
    Conversation: () => ({ id: 'c1', viewerIsOwner, members: { edges: members(viewerIsOwner ? 7 : 11) } }),
  })
  const list = within(await screen.findByRole('list', { name: 'Members of the group' }))
  return { ...view, onLeave, list }
}

describe('the members of a group', () => {
  it('are shown to everybody with their roles, and only the owner can change them', async () => {
    const { list, user, onLeave } = await open(false)
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/freja.*You$/),
      expect.stringMatching(/ida.*Owner$/),
    ])
    expect(screen.queryByRole('button', { name: 'Add people' })).toBeNull()
    expect(screen.queryByLabelText('Name of the group')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Remove ida from the group' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Leave the group' }))
    expect(onLeave).toHaveBeenCalledOnce()
  })

  it('are removed by the owner, after a confirmation', async () => {
    const view = await open(true)
    expect(view.list.queryByRole('button', { name: 'Remove freja from the group' })).toBeNull()
    await view.user.click(view.list.getByRole('button', { name: 'Remove ida from the group' }))
    await view.user.click(await screen.findByRole('button', { name: 'Remove' }))
    expect(view.asked()).toEqual({
      name: 'useRemoveFromGroupChatMutation',
      variables: { input: { id: 'c1', profileId: 'p11' } },
    })
  })

  it('keep a refused new name, with the error at its field', async () => {
    const view = await open(true)
    const name = screen.getByLabelText('Name of the group')
    await view.user.clear(name)
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    await view.user.type(name, 'Rowers')
    await view.user.click(screen.getByRole('button', { name: 'Save' }))
    expect(view.asked().variables).toEqual({ input: { id: 'c1', name: 'Rowers' } })
    await view.answer({
      RenameGroupChatPayload: () => ({
        conversation: null,
        userErrors: [{ code: 'TAKEN', message: 'Choose another name.', field: ['name'] }],
      }),
    })
    expect(await screen.findByText('Choose another name.')).toBeDefined()
    expect((name as HTMLInputElement).value).toBe('Rowers')
  })
})

describe('leaving a group', () => {
  it.each([
    ['a member', { viewerIsOwner: false }, /Only the owner can take you in again/],
    ['its owner', { viewerIsOwner: true }, /the member who has been in it longest takes over/],
    ['the last one', { viewerIsOwner: true, memberCount: 1 }, /the group and everything in it is deleted/],
  ])('tells %s what becomes of the group', async (_who, traits, words) => {
    await renderScreen(
      <LeaveGroupDialog conversation={{ ...group, ...traits }} onClose={() => {}} onLeave={() => {}} />,
      { texts: ['mail'] },
    )
    expect(await screen.findByText(words)).toBeDefined()
  })
})
