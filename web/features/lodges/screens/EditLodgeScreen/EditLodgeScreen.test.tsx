// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { sampleLodge } from '../../testing/lodge'
import EditLodgeScreenQuery from './__generated__/EditLodgeScreenQuery.graphql'
import { EditLodgeScreen } from './EditLodgeScreen'

// Loads the editor beforehand, which takes long on a busy machine.
beforeAll(() => import('#ui/RichTextEditor/EditorBox'), 60_000)
beforeEach(() => sessionStorage.clear())

const draft = {
  legacyId: 5,
  lodgeId: 'lodge-5',
  revision: 3,
  name: 'Winter swimmers',
  html: '<p>Cold and merry.</p>',
  rules: 'Bring a towel',
  category: { id: 'category-4' },
  kinks: [],
  tags: ['sauna'],
  zipCode: null,
  cover: null,
  access: 'ACCESS_FOR_ALL',
  debateAudience: 'ADMINS_ONLY',
  meetupAudience: 'ALL',
  albumAudience: 'ALL',
  hasMediaApproval: true,
  hasPublicDebates: false,
  hasPublicMeetups: false,
  hasPublicMedia: false,
  hasPublicMembers: true,
}

async function open(lodgeDraft: object | null = draft) {
  const view = await renderScreen(<EditLodgeScreen />, {
    path: '/Community/Lodges/Lodge/5/Edit',
    texts: ['lodges', 'lodge', 'richText'],
    query: EditLodgeScreenQuery,
    variables: { legacyId: 5, dark: false },
    data: {
      Query: () => ({ lodgeCategories: [{ id: 'category-4', name: 'Outdoors' }] }),
      Viewer: () => ({ lodgeDraft }),
    },
  })
  const refuse = (code: string) =>
    view.answer({ UpdateLodgePayload: () => ({ lodge: null, userErrors: [{ code, message: code, field: null }] }) })
  const accept = () =>
    view.answer({ UpdateLodgePayload: () => ({ lodge: sampleLodge(5, 'Winter swimmers'), userErrors: [] }) })
  return { ...view, refuse, accept }
}

const address = () => screen.getByLabelText('Address').textContent
const name = () => screen.findByRole('textbox', { name: 'Name' })
/** Adds words at the end of the name. */
async function add({ user }: Pick<Awaited<ReturnType<typeof open>>, 'user'>, words: string) {
  await user.click(await name())
  await user.paste(words)
}
const save = () => screen.getByRole('button', { name: 'Save changes' })

describe('the editor of a lodge', () => {
  it('saves all of it on its revision, and leads to the lodge', async () => {
    const view = await open()
    const { user, asked, accept } = view
    await name()
    expect(save()).toHaveProperty('disabled', true)
    await add(view, ' of Aarhus')
    await user.click(save())
    expect(asked()).toMatchObject({
      name: 'useSaveLodgeUpdateMutation',
      variables: {
        input: {
          id: 'lodge-5',
          revision: 3,
          content: {
            name: 'Winter swimmers of Aarhus',
            rules: 'Bring a towel',
            categoryId: 'category-4',
            debateAudience: 'ADMINS_ONLY',
            hasMediaApproval: true,
          },
        },
      },
    })
    await accept()
    await waitFor(() => expect(address()).toBe('/Community/Lodges/Lodge/5'))
  })

  it('keeps unsaved changes through a reload, and can drop them', async () => {
    const first = await open()
    await add(first, ' 2')
    first.unmount()
    const { user } = await open()
    expect(await name()).toHaveProperty('value', 'Winter swimmers 2')
    await user.click(screen.getByRole('button', { name: 'Start afresh' }))
    expect(await name()).toHaveProperty('value', 'Winter swimmers')
    expect(save()).toHaveProperty('disabled', true)
  })

  it('says when the lodge is gone, or not the viewer’s to lead', async () => {
    await open(null)
    expect(await screen.findByRole('heading', { level: 1, name: 'There is nothing to edit here' })).toBeDefined()
  })
})

describe('two versions of a lodge', () => {
  async function conflict() {
    const view = await open()
    await add(view, ', mine')
    await view.user.click(save())
    await view.refuse('EDIT_CONFLICT')
    expect(view.asked().name).toBe('useLatestLodgeQuery')
    await view.answer({ Viewer: () => ({ lodgeDraft: { ...draft, name: 'Theirs', rules: '', revision: 8 } }) })
    const sheet = within(await screen.findByRole('dialog', { name: 'Changed elsewhere too' }))
    return { ...view, sheet }
  }

  it('are shown side by side, with the fields that differ', async () => {
    const { sheet } = await conflict()
    expect(sheet.getByText(/Name and Rules/)).toBeDefined()
    expect(sheet.getByRole('region', { name: 'Yours, here' }).textContent).toContain('Winter swimmers, mine')
    expect(sheet.getByRole('region', { name: 'The other one' }).textContent).toContain('Theirs')
  })

  it('become one when the viewer keeps theirs', async () => {
    const { user, sheet, asked, accept } = await conflict()
    await user.click(sheet.getByRole('button', { name: 'Keep mine' }))
    expect(asked()).toMatchObject({
      variables: { input: { revision: 8, content: { name: 'Winter swimmers, mine', rules: 'Bring a towel' } } },
    })
    await accept()
    await waitFor(() => expect(address()).toBe('/Community/Lodges/Lodge/5'))
  })

  it('become one when the viewer takes the other', async () => {
    const view = await conflict()
    const { user, sheet, asked } = view
    await user.click(sheet.getByRole('button', { name: 'Take the other' }))
    expect(await name()).toHaveProperty('value', 'Theirs')
    await add(view, '!')
    await user.click(save())
    expect(asked().variables).toMatchObject({ input: { revision: 8, content: { name: 'Theirs!' } } })
  })

  it('can be settled later, and nothing is lost', async () => {
    const { user, sheet } = await conflict()
    await user.click(sheet.getByRole('button', { name: 'Decide later' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await name()).toHaveProperty('value', 'Winter swimmers, mine')
  })
})
