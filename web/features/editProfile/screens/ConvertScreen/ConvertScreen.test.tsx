// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { commitLocalUpdate } from 'relay-runtime'
import { describe, expect, it } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import { mutationsOf } from '../../testing/mutationsOf'
import { refusal } from '../../testing/payloads'
import ConvertScreenQuery from './__generated__/ConvertScreenQuery.graphql'
import { ConvertScreen } from './ConvertScreen'

const persons = [
  { person: { id: 'person-70', gender: 'FEMALE' }, birthday: '1990-05-17' },
  { person: { id: 'person-71', gender: 'MALE' }, birthday: '1985-01-02' },
]

async function open(profileType: 'SINGLE' | 'COUPLE') {
  const view = await renderScreen(<ConvertScreen />, {
    texts: ['editProfile', 'facts'],
    path: '/EditProfile/Convert',
    query: ConvertScreenQuery,
    // The store's session would otherwise answer the query instead of the test data.
    seed: (environment) => commitLocalUpdate(environment, (store) => store.invalidateStore()),
    data: { Viewer: () => ({ profileType, persons: profileType === 'COUPLE' ? persons : persons.slice(0, 1) }) },
  })
  await screen.findByRole('heading', { level: 1 })
  return view
}

const password = () => screen.getByLabelText('Your password')

describe('a single profile that becomes a couple', () => {
  const submit = () => screen.getByRole('button', { name: 'Become a couple' })

  it('explains all consequences beforehand', async () => {
    await open('SINGLE')
    expect(screen.getByRole('heading', { level: 1, name: 'Make it a couple’s profile' })).toBeDefined()
    const points = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(points).toContain('What you have told about yourself stays as it is.')
    expect(points).toContain('Membership, favourites, notes and messages stay.')
    expect(points).toContain('From now on you are found as a couple.')
  })

  it('sends nothing until it is clear who joins', async () => {
    const { user, environment } = await open('SINGLE')
    await user.click(submit())
    expect(screen.getByText('Choose one.')).toBeDefined()
    expect(screen.getByText('Write the whole date, such as 24/11/1986.')).toBeDefined()
    expect(screen.getByText('Write your password.')).toBeDefined()
    await user.type(screen.getByLabelText('Their birthday'), '24112015')
    await user.click(submit())
    expect(screen.getByText('Whoever joins has to be 18 or older.')).toBeDefined()
    expect(mutationsOf(environment)).toEqual([])
  })

  const fill = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await user.click(screen.getByRole('radio', { name: 'Man' }))
    await user.type(screen.getByLabelText('Their birthday'), '02011985')
    await user.type(password(), 'wrong')
    await user.click(submit())
  }

  it('says at the password field that the password is wrong, and loses nothing', async () => {
    const view = await open('SINGLE')
    await fill(view)
    expect(view.asked()).toEqual({
      name: 'useConvertToCoupleMutation',
      variables: { input: { person: { gender: 'MALE', birthday: '1985-01-02' }, password: 'wrong' } },
    })
    await view.answer(refusal('ConvertToCouplePayload', 'password', 'The password is not right.'))
    expect(screen.getByText('The password is not right.')).toBeDefined()
    expect(password().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByLabelText('Their birthday')).toHaveProperty('value', '02/01/1985')
    expect(screen.getByRole('radio', { name: 'Man' })).toHaveProperty('checked', true)
  })

  it('shows the server’s refusal at the birthday', async () => {
    const view = await open('SINGLE')
    await fill(view)
    await view.answer(refusal('ConvertToCouplePayload', 'person.birthday', 'That is too long ago'))
    expect(screen.getByLabelText('Their birthday').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('That is too long ago')).toBeDefined()
  })

  it('keeps the input when the request fails', async () => {
    const view = await open('SINGLE')
    await fill(view)
    await view.fail(new GraphError('UPSTREAM_TIMEOUT'))
    expect(await screen.findByText('An error occurred. Please try again.')).toBeDefined()
    expect(password()).toHaveProperty('value', 'wrong')
  })
})

describe('a couple that becomes a single profile', () => {
  const submit = () => screen.getByRole('button', { name: 'Become a single profile' })

  it('says beforehand what is erased', async () => {
    await open('COUPLE')
    expect(screen.getByText('One of you keeps the profile. This cannot be undone.')).toBeDefined()
    const points = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(points).toContain('Everything the other person has told of themselves is erased, birthday included.')
  })

  it('cannot be submitted until it is clear who stays and that the other person knows', async () => {
    const view = await open('COUPLE')
    const { user, asked, answer } = view
    expect(submit()).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('radio', { name: /^Person 2: Man, \d\d$/ }))
    await user.type(password(), 'wrong')
    expect(submit()).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('checkbox', { name: 'The other person knows about it' }))
    await user.click(submit())
    expect(asked()).toEqual({
      name: 'useConvertToSingleMutation',
      variables: { input: { keepPersonId: 'person-71', password: 'wrong' } },
    })
    await answer(refusal('ConvertToSinglePayload', 'password', 'The password is not right.'))
    expect(screen.getByText('The password is not right.')).toBeDefined()
    expect(password()).toHaveProperty('value', 'wrong')
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true)
  })
})
