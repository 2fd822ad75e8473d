// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { consentStorage } from '#platform/consent/cookies'
import { rememberArrival } from '#platform/consent/visitOrigin'
import { renderScreen } from '#testing/renderScreen'
import CreateScreenQuery from './__generated__/CreateScreenQuery.graphql'
import { CreateScreen } from './CreateScreen'

async function open(path = '/Create') {
  const view = await renderScreen(<CreateScreen />, {
    texts: ['front'],
    path,
    viewer: { isLoggedIn: false },
    query: CreateScreenQuery,
    data: { Site: () => ({ countries: [{ id: 'denmark', name: 'Denmark' }] }) },
  })
  await screen.findByRole('heading', { name: 'Create your profile' })
  return view
}

/** Enters a word at once, so that a slow machine does not pause within it. */
function write(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

// The form values outlive a page: in storage as far as the visitor consents, otherwise in memory.
afterEach(() => {
  for (const name of ['createProfilePromo', 'referrer', 'utm_source'] as const) consentStorage.remove(name)
})

type View = Awaited<ReturnType<typeof open>>

/** Fills in all four steps and answers the live checks, up to the last press. */
async function fill({ user, asked, answer }: View): Promise<void> {
  const next = () => user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(screen.getByLabelText('Woman'))
  write('Birthday', '05031990')
  await next()
  await screen.findByLabelText('Postcode')
  write('Postcode', '8000')
  await waitFor(() => expect(asked().variables).toEqual({ countryId: 'denmark', zipCode: '8000' }))
  await answer({ Area: () => ({ city: 'Aarhus C', countryArea: 'East Jutland' }) })
  expect(await screen.findByText('Aarhus C, East Jutland')).toBeDefined()
  write('Profile name', 'Freja')
  await waitFor(() => expect(asked().variables).toEqual({ name: 'Freja' }))
  await answer({ NameAvailability: () => ({ isAvailable: true, problem: null }) })
  expect(await screen.findByText('The name is free.')).toBeDefined()
  await next()
  await screen.findByLabelText('E-mail')
  write('E-mail', 'freja@example.test')
  write('Choose a password', 'a bench by the harbour')
  await next()
  const boxes = await screen.findAllByRole('checkbox')
  for (const box of boxes) {
    expect(box).toHaveProperty('checked', false)
    await user.click(box)
  }
  await user.click(screen.getByRole('button', { name: 'Create profile' }))
}

describe('the sign-up', () => {
  it('sends the input, and then says where the mail was sent', async () => {
    const view = await open('/Create?cp=spring&utm_source=radio')
    await fill(view)
    expect(view.asked()).toMatchObject({
      name: 'useCreateProfileMutation',
      variables: {
        input: {
          profileType: 'SINGLE',
          persons: [{ gender: 'FEMALE', birthday: '1990-03-05' }],
          zipCode: '8000',
          name: 'Freja',
          campaign: 'spring',
          utmSource: 'radio',
          termsAccepted: true,
          sensitiveDataConsent: true,
        },
      },
    })
    await view.answer({ CreateProfilePayload: () => ({ email: 'freja@example.test', userErrors: [] }) })
    expect(await screen.findByRole('heading', { name: 'Look in your mail' })).toBeDefined()
    expect(screen.getByText('freja@example.test')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Open the demo’s outbox' }).getAttribute('href')).toBe('/outbox')
  })

  it('leads from the waiting page back to the address, and keeps the input', async () => {
    const view = await open()
    await fill(view)
    await view.answer({ CreateProfilePayload: () => ({ email: 'freja@example.test', userErrors: [] }) })
    await view.user.click(await screen.findByRole('button', { name: 'Wrong address? Change it' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail')))
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'freja@example.test')
    expect(screen.getByLabelText('Choose a password')).toHaveProperty('value', 'a bench by the harbour')
    write('E-mail', 'freja@example.com')
    await view.user.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findAllByRole('checkbox')
    await view.user.click(screen.getByRole('button', { name: 'Create profile' }))
    const sent = view.environment.mock.findOperation(({ request }) => 'input' in request.variables)
    expect(sent.request.variables).toMatchObject({ input: { name: 'Freja', email: 'freja@example.com' } })
  })

  it('remembers the promotion link with which the visit began on another page', async () => {
    const link = new URL('/dating-i-aarhus?cp=spring&prid=12&utm_source=radio', window.location.href)
    rememberArrival(link, 'https://other.test/page', consentStorage)
    const view = await open('/Create')
    await fill(view)
    expect(view.asked().variables).toMatchObject({
      input: { campaign: 'spring', promoter: '12', utmSource: 'radio', referrer: 'https://other.test/page' },
    })
  })

  it('leads back to the field that the server refuses, and keeps the input', async () => {
    const view = await open()
    await fill(view)
    await view.answer({
      CreateProfilePayload: () => ({
        email: null,
        userErrors: [{ code: 'NAME_TAKEN', message: 'Somebody was faster', field: ['name'] }],
      }),
    })
    expect(await screen.findByText('Somebody was faster')).toBeDefined()
    const name = screen.getByLabelText('Profile name')
    expect(name).toHaveProperty('value', 'Freja')
    await waitFor(() => expect(document.activeElement).toBe(name))
    expect(screen.getByLabelText('Postcode')).toHaveProperty('value', '8000')
  })

  it('has one page title in each step', async () => {
    const { user } = await open()
    await user.click(screen.getByLabelText('Woman'))
    write('Birthday', '05031990')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByLabelText('Postcode')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it.each(['campaign', 'persons', 'persons.1.birthday', null])(
    'shows a refusal that belongs to no field of the form (%s)',
    async (field) => {
      const view = await open()
      await fill(view)
      const refusal = { code: 'INVALID', message: 'That link is too old', field: field?.split('.') ?? null }
      const userErrors = [refusal]
      await view.answer({ CreateProfilePayload: () => ({ email: null, userErrors }) })
      expect((await screen.findByRole('alert')).textContent).toContain('That link is too old')
      expect(screen.getByRole('button', { name: 'Create profile' })).toBeDefined()
    },
  )

  it('keeps everything when no answer arrives', async () => {
    const view = await open()
    await fill(view)
    await view.fail(new Error('offline'))
    expect(await screen.findByText('An error occurred. Please try again.')).toBeDefined()
    for (const box of screen.getAllByRole('checkbox')) expect(box).toHaveProperty('checked', true)
  })

  it('requires a complete birthday, and says so at the field', async () => {
    const { user } = await open()
    await user.click(screen.getByLabelText('Man'))
    write('Birthday', '0503')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText('Write the whole date.')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Birthday')))
  })

  it('shows an error when a field is left, not while it is first typed, and drops it once corrected', async () => {
    const { user } = await open()
    const birthday = screen.getByLabelText('Birthday')
    await user.type(birthday, '0503')
    expect(birthday.getAttribute('aria-invalid')).toBeNull()
    await user.tab()
    expect(birthday.getAttribute('aria-invalid')).toBe('true')
    const [error] = screen.getAllByText('Write the whole date.')
    expect(birthday.getAttribute('aria-describedby')?.split(' ')).toContain(error?.id)
    expect(document.querySelector('form > [aria-live="polite"]')?.textContent).toBe('Write the whole date.')
    await user.type(birthday, '199')
    expect(birthday.getAttribute('aria-invalid')).toBe('true')
    await user.type(birthday, '0')
    expect(birthday.getAttribute('aria-invalid')).toBeNull()
    expect(screen.queryByText('Write the whole date.')).toBeNull()
  })

  it('marks the group of genders as invalid with the reason, and leads to it, until one is chosen', async () => {
    const { user } = await open()
    const group = screen.getByRole('radiogroup', { name: 'You are' })
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(group.getAttribute('aria-invalid')).toBe('true')
    const reason = document.getElementById(group.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBeTruthy()
    await waitFor(() => expect(group.contains(document.activeElement)).toBe(true))
    await user.click(screen.getByLabelText('Woman'))
    expect(group.getAttribute('aria-invalid')).toBeNull()
    expect(group.getAttribute('aria-describedby')).toBeNull()
  })
})
