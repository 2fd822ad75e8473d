// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { mutationsOf } from '../../testing/mutationsOf'
import { done, refusal } from '../../testing/payloads'
import { openEditProfile, person, silentFacts, written } from './openEditProfile'

type View = Awaited<ReturnType<typeof openEditProfile>>

async function choose({ user }: View, part: ReturnType<View['part']>, field: string, value: string) {
  await user.click(part.getByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name: value, hidden: false }))
}

/** Reloads the page: nothing can clean up, and the storage of the tab stays. */
async function reload(view: View): Promise<View> {
  const kept = { ...sessionStorage } as Record<string, string>
  view.unmount()
  for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value)
  return openEditProfile()
}

beforeEach(() => sessionStorage.clear())

describe('the facts of a person', () => {
  it('can all be cleared again', async () => {
    const told = { height: 172, weight: 66, bodyType: 'SLIM', sexualOrientation: 'BISEXUAL' }
    const view = await openEditProfile({ changes: { persons: [person(70, 'FEMALE', told)] } })
    const you = view.part('You')
    await view.user.clear(you.getByLabelText('Height'))
    await view.user.clear(you.getByLabelText('Weight'))
    for (const field of ['Build', 'Orientation']) await choose(view, you, field, 'Not stated')
    await view.user.click(you.getByRole('button', { name: 'Save' }))
    expect(view.asked()).toEqual({
      name: 'useUpdateProfileMutation',
      variables: { input: { persons: [{ personId: 'person-70', facts: silentFacts }] } },
    })
    await view.answer({ ...done('UpdateProfilePayload'), ...written() })
    expect(await screen.findByText('Saved')).toBeDefined()
    expect(you.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  })

  it('are sent as chosen', async () => {
    const view = await openEditProfile()
    const you = view.part('You')
    await view.user.type(you.getByLabelText('Height'), '172')
    await choose(view, you, 'Hair', 'Dark blond')
    await choose(view, you, 'Orientation', 'Bisexual')
    await view.user.click(you.getByRole('button', { name: 'Save' }))
    const facts = { ...silentFacts, height: 172, hairColour: 'DARK_BLOND', sexualOrientation: 'BISEXUAL' }
    expect(view.asked().variables).toEqual({ input: { persons: [{ personId: 'person-70', facts }] } })
  })

  it('stay as typed when they are refused, with the reason at the field', async () => {
    const view = await openEditProfile()
    const you = view.part('You')
    await view.user.type(you.getByLabelText('Height'), '17')
    await view.user.click(you.getByRole('button', { name: 'Save' }))
    await view.answer(refusal('UpdateProfilePayload', 'persons.0.facts.height', 'Check the height'))
    expect(you.getByText('Check the height')).toBeDefined()
    expect(you.getByLabelText('Height').getAttribute('aria-invalid')).toBe('true')
    expect(you.getByLabelText('Height')).toHaveProperty('value', '17 cm')
  })

  it('survive a reload unsaved, and are dropped when the page is left', async () => {
    const view = await openEditProfile()
    await view.user.type(view.part('You').getByLabelText('Height'), '172')
    await choose(view, view.part('You'), 'Hair', 'Dark blond')
    const reloaded = await reload(view)
    const you = reloaded.part('You')
    expect(you.getByLabelText('Height')).toHaveProperty('value', '172 cm')
    expect(you.getByRole('combobox', { name: 'Hair' })).toHaveProperty('value', 'Dark blond')
    expect(you.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false)
    reloaded.unmount()
    const again = await openEditProfile()
    expect(again.part('You').getByLabelText('Height')).toHaveProperty('value', '')
    expect(again.part('You').getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  })

  it('include a role on the dark site', async () => {
    const view = await openEditProfile({ site: { isDark: true } })
    const you = view.part('You')
    await choose(view, you, 'Role', 'Submissive')
    await view.user.click(you.getByRole('button', { name: 'Save' }))
    const facts = { ...silentFacts, dominance: 'SUBMISSIVE' }
    expect(view.asked().variables).toEqual({ input: { persons: [{ personId: 'person-70', facts }] } })
  })

  it('include no role on the main site', async () => {
    const { part } = await openEditProfile()
    expect(part('You').queryByRole('combobox', { name: 'Role' })).toBeNull()
  })
})

describe('the two persons of a couple', () => {
  const persons = [person(70, 'FEMALE', { height: 172 }), person(71, 'MALE', { height: 185 })]
  const group = (name: string) => within(screen.getByRole('group', { name }))

  it('are saved separately', async () => {
    const { user, asked } = await openEditProfile({ couple: true, changes: { persons } })
    const second = group('Person 2: Man')
    await user.clear(second.getByLabelText('Height'))
    await user.type(second.getByLabelText('Height'), '186')
    await user.click(second.getByRole('button', { name: 'Save' }))
    const facts = { ...silentFacts, height: 186 }
    expect(asked().variables).toEqual({ input: { persons: [{ personId: 'person-71', facts }] } })
  })

  it('swap their places and keep unsaved input', async () => {
    const { user, asked, answer } = await openEditProfile({ couple: true, changes: { persons } })
    await user.type(group('Person 1: Woman').getByLabelText('Weight'), '66')
    await user.click(screen.getByRole('button', { name: 'Swap the order' }))
    expect(asked().name).toBe('useSwapPersonsMutation')
    await answer({ ...done('SwapPersonsPayload'), ...written({ persons: persons.toReversed() }) })
    expect(group('Person 1: Man').getByLabelText('Height')).toHaveProperty('value', '185 cm')
    expect(group('Person 2: Woman').getByLabelText('Weight')).toHaveProperty('value', '66 kg')
  })

  it('cannot be swapped in a single profile', async () => {
    await openEditProfile()
    expect(screen.queryByRole('button', { name: 'Swap the order' })).toBeNull()
  })
})

describe('the birthday', () => {
  const open = async () => {
    const view = await openEditProfile()
    const field = view.part('Birthday').getByLabelText('Birthday')
    const write = async (text: string) => {
      await view.user.clear(field)
      await view.user.type(field, text)
      await view.user.click(view.part('Birthday').getByRole('button', { name: 'Correct' }))
    }
    return { ...view, field, write }
  }

  it('is corrected', async () => {
    const { write, field, asked, answer, part } = await open()
    expect(field).toHaveProperty('value', '17/05/1990')
    await write('18051990')
    expect(asked()).toEqual({
      name: 'useUpdateBirthdayMutation',
      variables: { input: { personId: 'person-70', birthday: '1990-05-18' } },
    })
    const changed = { ...person(70, 'FEMALE'), birthday: '1990-05-18' }
    await answer({ ...done('UpdatePersonBirthdayPayload'), ...written({ persons: [changed] }) })
    expect(await screen.findByText('Saved')).toBeDefined()
    expect(part('Birthday').getByRole('button', { name: 'Correct' })).toHaveProperty('disabled', true)
  })

  it.each([
    ['31021990', 'That day is not in the calendar.'],
    ['1805', 'Write the whole date, such as 24/11/1986.'],
    ['18052024', 'You have to be 18 or older.'],
  ])('is checked before it is sent: %s', async (text, reason) => {
    const { write, field, environment } = await open()
    await write(text)
    expect(screen.getByText(reason)).toBeDefined()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(mutationsOf(environment)).toEqual([])
  })

  it('keeps the input when the server refuses it, with the reason', async () => {
    const { write, field, answer, user } = await open()
    await write('18051990')
    await answer(refusal('UpdatePersonBirthdayPayload', null, 'A birthday can be corrected once a year.'))
    expect(screen.getByText('A birthday can be corrected once a year.')).toBeDefined()
    expect(field).toHaveProperty('value', '18/05/1990')
    await user.type(field, '{Backspace}')
    expect(screen.queryByText('A birthday can be corrected once a year.')).toBeNull()
  })
})

describe('the place', () => {
  const area = (city: string | null) => ({
    Site: () => ({ areaByZipCode: city ? { city, countryArea: 'Midtjylland' } : null }),
  })

  it('is shown for the saved postcode without a request', async () => {
    const { part } = await openEditProfile({ changes: { area: { city: 'Aarhus C', countryArea: 'Midtjylland' } } })
    expect(part('Place').getByText('Aarhus C, Midtjylland')).toBeDefined()
  })

  it('is shown for a postcode while it is typed, and is saved', async () => {
    const { user, part, answer, asked } = await openEditProfile()
    const place = part('Place')
    await user.clear(place.getByLabelText('Postcode'))
    await user.type(place.getByLabelText('Postcode'), '8200')
    await expect.poll(() => asked().variables).toEqual({ countryId: 'denmark', zipCode: '8200' })
    await answer(area('Aarhus N'))
    expect(await place.findByText('Aarhus N, Midtjylland')).toBeDefined()
    await user.click(place.getByRole('button', { name: 'Save place' }))
    expect(asked().variables).toEqual({ input: { countryId: 'denmark', zipCode: '8200' } })
    await answer({ ...done('UpdateProfilePayload'), ...written({ zipCode: '8200' }) })
    expect(await screen.findByText('Saved')).toBeDefined()
  })

  it('says that a postcode is unknown, but lets the server decide', async () => {
    const { user, part, answer, asked } = await openEditProfile()
    const place = part('Place')
    await user.clear(place.getByLabelText('Postcode'))
    await user.type(place.getByLabelText('Postcode'), '0001')
    await expect.poll(() => asked().variables).toMatchObject({ zipCode: '0001' })
    await answer(area(null))
    expect(await place.findByText('We do not know this postcode.')).toBeDefined()
    await user.click(place.getByRole('button', { name: 'Save place' }))
    await answer(refusal('UpdateProfilePayload', 'zipCode', 'There is no such postcode'))
    expect(place.getByText('There is no such postcode')).toBeDefined()
    expect(place.getByLabelText('Postcode')).toHaveProperty('value', '0001')
  })

  it('keeps the input when a request fails', async () => {
    const { user, part, fail, asked, answer } = await openEditProfile()
    const place = part('Place')
    await user.click(place.getByRole('combobox', { name: 'Country' }))
    await user.click(await screen.findByRole('option', { name: 'Sweden', hidden: false }))
    await expect.poll(() => asked().variables).toEqual({ countryId: 'sweden', zipCode: '8000' })
    await answer(area(null))
    await user.click(place.getByRole('button', { name: 'Save place' }))
    await fail(new GraphError('UPSTREAM_ERROR'))
    expect(await screen.findByText('An error occurred. Please try again.')).toBeDefined()
    expect(place.getByRole('combobox', { name: 'Country' })).toHaveProperty('value', 'Sweden')
  })
})
