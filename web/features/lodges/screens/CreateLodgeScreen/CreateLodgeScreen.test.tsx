// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { onOpenBuyMembership } from '#platform/dialogs/openBuyMembership'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import { sampleLodge } from '../../testing/lodge'
import CreateLodgeScreenQuery from './__generated__/CreateLodgeScreenQuery.graphql'
import { CreateLodgeScreen } from './CreateLodgeScreen'

// Loads the editor beforehand, which takes long on a busy machine.
beforeAll(() => import('#ui/RichTextEditor/EditorBox'), 60_000)
beforeEach(() => sessionStorage.clear())

const open = (step = '', member = true) =>
  renderScreen(<CreateLodgeScreen />, {
    path: `/Community/Lodges/Create${step}`,
    texts: ['lodges', 'lodge', 'richText'],
    query: CreateLodgeScreenQuery,
    variables: { dark: false },
    viewer: { isMember: member },
    data: { Query: () => ({ lodgeCategories: [{ id: 'category-4', name: 'Couples' }] }) },
  })
type View = Awaited<ReturnType<typeof open>>

const address = () => screen.getByLabelText('Address').textContent
const name = () => screen.findByRole('textbox', { name: 'Name' })
const press = (label: string) => screen.getByRole('button', { name: label })

async function fillFirstStep({ user }: View) {
  await user.click(await name())
  await user.paste('Winter swimmers')
  await user.click(screen.getByRole('combobox', { name: 'Category' }))
  await user.click(await screen.findByRole('option', { name: 'Couples' }))
  await user.click(press('Next'))
  await screen.findByRole('heading', { level: 2, name: 'How it looks' })
}

async function toLastStep(view: View) {
  await fillFirstStep(view)
  await view.user.click(press('Next'))
  await screen.findByRole('heading', { level: 2, name: 'Who gets in' })
}

describe('the creation of a lodge', () => {
  it('goes step by step, each with an address, and opens the new lodge', async () => {
    const view = await open()
    await toLastStep(view)
    expect(address()).toBe('/Community/Lodges/Create?step=3')
    expect(screen.getByRole('region', { name: 'How others will see it' }).textContent).toContain('Winter swimmers')
    await view.user.click(screen.getByRole('radio', { name: /By request/ }))
    await view.user.click(press('Create the lodge'))
    const { input } = view.asked().variables as { input: { key: string; content: object } }
    expect(input.key).toMatch(/^[\w-]{36}$/)
    expect(input.content).toMatchObject({
      name: 'Winter swimmers',
      categoryId: 'category-4',
      kinkIds: [],
      access: 'NEW_MEMBERS_APPROVED',
      zipCode: null,
      coverId: null,
    })
    await view.answer({ CreateLodgePayload: () => ({ lodge: sampleLodge(31, 'Winter swimmers'), userErrors: [] }) })
    await waitFor(() => expect(address()).toBe('/Community/Lodges/Lodge/31'))
  })

  it('says at the fields what is missing', async () => {
    const { user } = await open()
    await name()
    await user.click(press('Next'))
    expect(await screen.findByText('Give it a name of at least three letters.')).toBeDefined()
    expect(screen.getByText('Choose a category.')).toBeDefined()
    await user.type(await name(), 'W')
    expect(screen.queryByText('Give it a name of at least three letters.')).toBeNull()
    expect(address()).toBe('/Community/Lodges/Create')
  })

  it('returns to the step of a refused field', async () => {
    const view = await open()
    await toLastStep(view)
    await view.user.click(press('Create the lodge'))
    const refusal = {
      __typename: 'InvalidError',
      code: 'NAME_TAKEN',
      message: 'Taken already.',
      field: ['content', 'name'],
    }
    await view.answer({ CreateLodgePayload: () => ({ lodge: null, userErrors: [refusal] }) })
    expect(await screen.findByText('Taken already.')).toBeDefined()
    expect(address()).toBe('/Community/Lodges/Create')
    expect(await name()).toHaveProperty('value', 'Winter swimmers')
  })

  it('survives a fault and a reload, and makes no second lodge', async () => {
    const view = await open()
    await toLastStep(view)
    await view.user.click(press('Create the lodge'))
    const first = (view.asked().variables as { input: { key: string } }).input.key
    await view.fail(new GraphError('NETWORK'))
    view.unmount()
    const again = await open('?step=3')
    expect(await screen.findByText('We kept what you wrote last time.')).toBeDefined()
    await again.user.click(press('Create the lodge'))
    expect(again.asked().variables).toMatchObject({ input: { key: first, content: { name: 'Winter swimmers' } } })
  })

  it('is for paying members, and offers a membership', async () => {
    const offered = vi.fn()
    const stop = onOpenBuyMembership(offered)
    await open('', false)
    expect(await screen.findByRole('heading', { level: 1, name: /paying members/ })).toBeDefined()
    expect(offered).toHaveBeenCalledWith('CREATE_LODGE')
    expect(screen.queryByRole('textbox')).toBeNull()
    stop()
  })
})
