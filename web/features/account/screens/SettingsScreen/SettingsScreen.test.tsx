// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { GraphError } from '../../../../relay/errors'
import { renderScreen } from '../../../../testing/renderScreen'
import SettingsScreenQuery from './__generated__/SettingsScreenQuery.graphql'
import { SettingsScreen } from './SettingsScreen'

const settings = {
  name: 'freja',
  email: 'freja@example.test',
  pendingEmail: null,
  language: 'DA_DK',
  languages: ['DA_DK', 'EN_GB'],
  showOnFrontPage: false,
  showPlace: true,
  showInBirthdays: true,
}
const answered = (changes: Partial<Record<keyof typeof settings, unknown>>) => ({
  AccountSettings: () => ({ ...settings, ...changes }),
})

async function open(changes: Partial<Record<keyof typeof settings, unknown>> = {}) {
  const view = await renderScreen(<SettingsScreen />, {
    texts: ['account'],
    path: '/Settings',
    query: SettingsScreenQuery,
    data: answered(changes),
  })
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  return { ...view, part: (name: string) => within(screen.getByRole('region', { name })) }
}

const refusal = (payload: string, field: string, message: string) => ({
  [payload]: () => ({ viewer: null, userErrors: [{ code: 'NO', message, field }] }),
})
const done = (payload: string) => ({ [payload]: () => ({ userErrors: [] }) })

describe('the settings', () => {
  it('change the name', async () => {
    const { user, part, asked, answer } = await open()
    const name = part('Profile name').getByLabelText('Name')
    expect(part('Profile name').getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
    await user.clear(name)
    await user.type(name, ' idun ')
    await user.click(part('Profile name').getByRole('button', { name: 'Save' }))
    expect(asked()).toEqual({ name: 'useChangeNameMutation', variables: { input: { name: 'idun' } } })
    await answer({ ...done('ChangeNamePayload'), ...answered({ name: 'idun' }) })
    expect(await screen.findByText('Saved')).toBeDefined()
    expect(part('Profile name').getByLabelText('Name')).toHaveProperty('value', 'idun')
  })

  it('say at the field why a name cannot be had, and keep it', async () => {
    const { user, part, answer } = await open()
    await user.type(part('Profile name').getByLabelText('Name'), '2')
    await user.click(part('Profile name').getByRole('button', { name: 'Save' }))
    await answer(refusal('ChangeNamePayload', 'name', 'The name is taken'))
    expect(screen.getByText('The name is taken')).toBeDefined()
    expect(part('Profile name').getByLabelText('Name')).toHaveProperty('value', 'freja2')
  })

  it('keep what was typed on a fault', async () => {
    const { user, part, fail } = await open()
    await user.type(part('Profile name').getByLabelText('Name'), '2')
    await user.click(part('Profile name').getByRole('button', { name: 'Save' }))
    await fail(new GraphError('UPSTREAM_ERROR'))
    expect(await screen.findByText('An error occurred. Please try again.')).toBeDefined()
    expect(part('Profile name').getByLabelText('Name')).toHaveProperty('value', 'freja2')
  })

  it('ask for a new address, and tell where the link went', async () => {
    const { user, part, asked, answer } = await open()
    await user.type(part('E-mail').getByLabelText('New e-mail address'), 'idun@example.test')
    await user.type(part('E-mail').getByLabelText('Your present password'), 'Nordlys-1998')
    await user.click(part('E-mail').getByRole('button', { name: 'Change the address' }))
    expect(asked().variables).toEqual({ input: { email: 'idun@example.test', password: 'Nordlys-1998' } })
    await answer({ ...done('ChangeEmailPayload'), ...answered({ pendingEmail: 'idun@example.test' }) })
    expect(await screen.findByText(/We have sent a link to idun@example.test/)).toBeDefined()
    expect(part('E-mail').getByLabelText('Your present password')).toHaveProperty('value', '')
  })

  it('say at the password field that it is wrong', async () => {
    const { user, part, answer } = await open()
    await user.type(part('Password').getByLabelText('Your present password'), 'wrong')
    await user.type(part('Password').getByLabelText('New password'), 'correct horse')
    await user.click(part('Password').getByRole('button', { name: 'Change the password' }))
    await answer(refusal('ChangePasswordPayload', 'currentPassword', 'That is not your password'))
    expect(part('Password').getByText('That is not your password')).toBeDefined()
    expect(part('Password').getByLabelText('New password')).toHaveProperty('value', 'correct horse')
  })

  it('change the password and empty the fields', async () => {
    const { user, part, asked, answer } = await open()
    await user.type(part('Password').getByLabelText('Your present password'), 'Nordlys-1998')
    await user.type(part('Password').getByLabelText('New password'), 'correct horse')
    await user.click(part('Password').getByRole('button', { name: 'Change the password' }))
    expect(asked().variables).toEqual({ input: { currentPassword: 'Nordlys-1998', newPassword: 'correct horse' } })
    await answer(done('ChangePasswordPayload'))
    expect(await screen.findByText(/all other sessions have ended/)).toBeDefined()
    expect(part('Password').getByLabelText('New password')).toHaveProperty('value', '')
  })

  it('let the picture be shown on the front page', async () => {
    const { user, asked, answer } = await open()
    await user.click(screen.getByRole('switch', { name: /^Show my picture on the front page/ }))
    expect(asked().variables).toEqual({ input: { visible: true } })
    await answer({ ...done('SetFrontPageVisibilityPayload'), ...answered({ showOnFrontPage: true }) })
    expect(screen.getByRole('switch', { name: /^Show my picture on the front page/ })).toHaveProperty('checked', true)
  })

  it.each([
    [/^Show my postcode and city/, 'showPlace'],
    [/^Show me among the birthdays/, 'showInBirthdays'],
  ] as const)('let others see less: %s', async (name, setting) => {
    const { user, asked, answer } = await open()
    await user.click(screen.getByRole('switch', { name }))
    expect(asked().variables).toEqual({ input: { [setting]: false } })
    await answer({ ...done('UpdatePrivacyPayload'), ...answered({ [setting]: false }) })
    expect(screen.getByRole('switch', { name })).toHaveProperty('checked', false)
  })

  it('choose among the languages of the site', async () => {
    const { user, asked } = await open()
    await user.selectOptions(screen.getByLabelText('Language of the site'), 'English')
    expect(asked()).toEqual({ name: 'useChooseLanguageMutation', variables: { input: { language: 'EN_GB' } } })
  })

  it('offer no language where the site has but one', async () => {
    await open({ languages: ['DA_DK'] })
    expect(screen.queryByLabelText('Language of the site')).toBeNull()
  })

  it('hand out what is stored, or say that it failed', async () => {
    const { user, asked, fail } = await open()
    await user.click(screen.getByRole('button', { name: 'Download my data' }))
    expect(asked().name).toBe('DataExportButtonQuery')
    await fail(new GraphError('NETWORK'))
    expect(await screen.findByText(/no connection to the server/)).toBeDefined()
  })
})
