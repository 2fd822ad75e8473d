// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import SettingsScreenQuery from './__generated__/SettingsScreenQuery.graphql'
import { SettingsScreen } from './SettingsScreen'

const settings = {
  name: 'freja',
  email: 'freja@example.test',
  pendingEmail: null,
  language: 'DA_DK',
  languages: ['DA_DK', 'EN_GB'],
  isShownOnFrontPage: false,
  isPlaceShown: true,
  isShownInBirthdays: true,
}
const session = (number: number, changes: object = {}) => ({
  id: `S${number}`,
  browser: 'Firefox',
  system: 'Windows',
  isRemembered: false,
  isCurrent: false,
  lastSeenAt: new Date(Date.now() - 3 * 60 * 60_000).toISOString(),
  ...changes,
})
const answered = (changes: Partial<Record<keyof typeof settings, unknown>>) => ({
  AccountSettings: () => ({ ...settings, ...changes }),
  Viewer: () => ({ sessions: [session(1)], dataExport: null }),
})

async function open(changes: Partial<Record<keyof typeof settings, unknown>> = {}, viewer: object = {}) {
  const view = await renderScreen(<SettingsScreen />, {
    texts: ['account'],
    path: '/Settings',
    query: SettingsScreenQuery,
    data: { ...answered(changes), Viewer: () => ({ sessions: [session(1)], dataExport: null, ...viewer }) },
  })
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  return { ...view, part: (name: string) => within(screen.getByRole('region', { name })) }
}

const refusal = (payload: string, field: string, message: string) => ({
  [payload]: () => ({ viewer: null, userErrors: [{ code: 'NO', message, field: field.split('.') }] }),
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

  it('say whether a typed name is available, but not for the current name', async () => {
    const { user, part, asked, answer } = await open()
    const name = part('Profile name').getByLabelText('Name')
    await user.type(name, '2')
    await waitFor(() => expect(asked()).toEqual({ name: 'useNameAvailabilityQuery', variables: { name: 'freja2' } }))
    await answer({ NameAvailability: () => ({ isAvailable: false, problem: null }) })
    expect(await screen.findByText('That name is taken. Try another one.')).toBeDefined()
    await user.type(name, '{Backspace}')
    expect(screen.queryByText('That name is taken. Try another one.')).toBeNull()
  })

  it('say at the field why a name was refused, and keep it', async () => {
    const { user, part, answer } = await open()
    await user.type(part('Profile name').getByLabelText('Name'), '2')
    await user.click(part('Profile name').getByRole('button', { name: 'Save' }))
    await answer(refusal('ChangeNamePayload', 'name', 'The name is taken'))
    expect(screen.getByText('The name is taken')).toBeDefined()
    expect(part('Profile name').getByLabelText('Name')).toHaveProperty('value', 'freja2')
  })

  it('keep the input when a request fails', async () => {
    const { user, part, fail } = await open()
    await user.type(part('Profile name').getByLabelText('Name'), '2')
    await user.click(part('Profile name').getByRole('button', { name: 'Save' }))
    await fail(new GraphError('UPSTREAM_ERROR'))
    expect(await screen.findByText('An error occurred. Please try again.')).toBeDefined()
    expect(part('Profile name').getByLabelText('Name')).toHaveProperty('value', 'freja2')
  })

  it('request a new address, and say where the link was sent', async () => {
    const { user, part, asked, answer } = await open()
    await user.type(part('E-mail').getByLabelText('New e-mail address'), 'idun@example.test')
    await user.type(part('E-mail').getByLabelText('Your current password'), 'Nordlys-1998')
    await user.click(part('E-mail').getByRole('button', { name: 'Change the address' }))
    expect(asked().variables).toEqual({ input: { email: 'idun@example.test', password: 'Nordlys-1998' } })
    await answer({ ...done('ChangeEmailPayload'), ...answered({ pendingEmail: 'idun@example.test' }) })
    expect(await screen.findByText(/We have sent a link to idun@example.test/)).toBeDefined()
    expect(part('E-mail').getByLabelText('Your current password')).toHaveProperty('value', '')
  })

  it('say at the password field that the password is wrong', async () => {
    const { user, part, answer } = await open()
    await user.type(part('Password').getByLabelText('Your current password'), 'wrong')
    await user.type(part('Password').getByLabelText('New password'), 'correct horse')
    await user.click(part('Password').getByRole('button', { name: 'Change the password' }))
    await answer(refusal('ChangePasswordPayload', 'currentPassword', 'That is not your password'))
    expect(part('Password').getByText('That is not your password')).toBeDefined()
    expect(part('Password').getByLabelText('New password')).toHaveProperty('value', 'correct horse')
  })

  it('change the password and empty the fields', async () => {
    const { user, part, asked, answer } = await open()
    await user.type(part('Password').getByLabelText('Your current password'), 'Nordlys-1998')
    await user.type(part('Password').getByLabelText('New password'), 'correct horse')
    await user.click(part('Password').getByRole('button', { name: 'Change the password' }))
    expect(asked().variables).toEqual({ input: { currentPassword: 'Nordlys-1998', newPassword: 'correct horse' } })
    await answer(done('ChangePasswordPayload'))
    expect(await screen.findByText(/logged out everywhere else/)).toBeDefined()
    expect(part('Password').getByLabelText('New password')).toHaveProperty('value', '')
  })

  it('show the picture on the front page', async () => {
    const { user, asked, answer } = await open()
    await user.click(screen.getByRole('switch', { name: /^Show my picture on the front page/ }))
    expect(asked().variables).toEqual({ input: { visible: true } })
    await answer({ ...done('SetFrontPageVisibilityPayload'), ...answered({ isShownOnFrontPage: true }) })
    expect(screen.getByRole('switch', { name: /^Show my picture on the front page/ })).toHaveProperty('checked', true)
  })

  it.each([
    [/^Show my postcode and city/, 'showPlace', 'isPlaceShown'],
    [/^Show me among the birthdays/, 'showInBirthdays', 'isShownInBirthdays'],
  ] as const)('let the member switch off: %s', async (name, setting, field) => {
    const { user, asked, answer } = await open()
    await user.click(screen.getByRole('switch', { name }))
    expect(asked().variables).toEqual({ input: { [setting]: false } })
    await answer({ ...done('UpdatePrivacyPayload'), ...answered({ [field]: false }) })
    expect(screen.getByRole('switch', { name })).toHaveProperty('checked', false)
  })

  it('choose among the languages of the site', async () => {
    const { user, asked } = await open()
    await user.selectOptions(screen.getByLabelText('Language of the site'), 'English')
    expect(asked()).toEqual({ name: 'useChooseLanguageMutation', variables: { input: { language: 'EN_GB' } } })
  })

  it('offer no language choice where the site has only one', async () => {
    await open({ languages: ['DA_DK'] })
    expect(screen.queryByLabelText('Language of the site')).toBeNull()
  })
})

describe('the data export', () => {
  const openExport = (dataExport: object | null) => open({}, { dataExport })
  const section = () => within(screen.getByRole('region', { name: 'Your data' }))

  it('is requested with the password, and then reported as waiting', async () => {
    const { user, asked, answer } = await openExport(null)
    expect(section().getByRole('button', { name: 'Ask for a copy' })).toHaveProperty('disabled', true)
    await user.type(section().getByLabelText('Your current password'), 'secret')
    await user.click(section().getByRole('button', { name: 'Ask for a copy' }))
    expect(asked()).toEqual({ name: 'useRequestDataExportMutation', variables: { input: { password: 'secret' } } })
    await answer({
      Viewer: () => ({ dataExport: { status: 'WAITING', size: null, endsAt: null, url: null } }),
      RequestDataExportPayload: () => ({ userErrors: [] }),
    })
    expect(section().getByRole('status').textContent).toContain('We are collecting your data')
    expect(section().queryByRole('button', { name: /Ask for/ })).toBeNull()
  })

  it('shows a refused password at its field', async () => {
    const { user, answer } = await openExport(null)
    await user.type(section().getByLabelText('Your current password'), 'wrong')
    await user.click(section().getByRole('button', { name: 'Ask for a copy' }))
    await answer({
      RequestDataExportPayload: () => ({
        viewer: null,
        userErrors: [{ code: 'WRONG_PASSWORD', message: 'The password is wrong.', field: ['password'] }],
      }),
    })
    expect(section().getByText('The password is wrong.')).toBeDefined()
  })

  it('can be downloaded when it is ready', async () => {
    await openExport({
      status: 'READY',
      size: 3_145_728,
      endsAt: '2026-03-12T10:00:00Z',
      url: 'https://nordlys.example/media/my-data.zip',
    })
    const link = section().getByRole('link', { name: 'Download the file (3 MB)' })
    expect(link.getAttribute('href')).toBe('https://nordlys.example/media/my-data.zip')
    expect(section().getByRole('status').textContent).toContain('12 March 2026')
    expect(section().getByRole('button', { name: 'Ask for a new copy' })).toBeDefined()
  })

  it('can be requested again when it has failed', async () => {
    await openExport({ status: 'FAILED', size: null, endsAt: null, url: null })
    expect(section().getByRole('status').textContent).toContain('could not be made')
    expect(section().getByRole('button', { name: 'Ask for a new copy' })).toBeDefined()
  })
})

describe('the sessions', () => {
  const here = session(1, { isCurrent: true })
  const phone = session(2, { browser: 'Safari', system: 'iPhone', isRemembered: true })
  const unknown = session(3, { browser: null, system: null })
  const listed = (...sessions: object[]) => ({ Viewer: () => ({ sessions, dataExport: null }) })

  async function openList(...sessions: object[]) {
    const view = await renderScreen(<SettingsScreen />, {
      texts: ['account'],
      path: '/Settings',
      query: SettingsScreenQuery,
      data: { ...answered({}), ...listed(...sessions) },
    })
    const list = within(await screen.findByRole('region', { name: 'Where you are logged in' }))
    return { ...view, list, rows: () => list.getAllByRole('listitem').map((row) => row.textContent) }
  }

  it('are listed with plain device names, and the current one is marked', async () => {
    const { rows } = await openList(here, phone, unknown)
    expect(rows()).toEqual([
      'Firefox on WindowsThis device',
      'Safari on iPhoneLast used 3 hours agostays logged inLog out',
      'Unknown deviceLast used 3 hours agoLog out',
    ])
  })

  it('are ended one by one', async () => {
    const { user, list, rows, asked, answer } = await openList(here, phone)
    await user.click(list.getByRole('button', { name: /Log out Safari on iPhone/ }))
    expect(asked()).toEqual({ name: 'useEndSessionMutation', variables: { input: { sessionId: 'S2' } } })
    await answer({ ...done('EndSessionPayload'), ...listed(here) })
    expect(rows()).toEqual(['Firefox on WindowsThis device'])
    expect(await screen.findByText('Logged out')).toBeDefined()
  })

  it('count as ended when another device ended them first', async () => {
    const { user, list, answer } = await openList(here, phone)
    await user.click(list.getByRole('button', { name: /Log out Safari on iPhone/ }))
    await answer({
      EndSessionPayload: () => ({
        viewer: null,
        userErrors: [{ code: 'NOT_FOUND', message: 'It is gone', field: null }],
      }),
    })
    expect(await screen.findByText('Logged out')).toBeDefined()
    expect(screen.queryByText('It is gone')).toBeNull()
    expect(list.queryByText('Safari on iPhone')).toBeNull()
  })

  it('all end except the current one, after a confirmation', async () => {
    const { user, list, asked, answer, rows } = await openList(here, phone, unknown)
    await user.click(list.getByRole('button', { name: 'Log out all others' }))
    const question = within(await screen.findByRole('dialog', { name: 'Log out?' }))
    await user.click(question.getByRole('button', { name: 'Log out' }))
    expect(asked()).toEqual({ name: 'useEndSessionsMutation', variables: { input: { includingThis: false } } })
    await answer({ ...done('EndSessionsPayload'), ...listed(here) })
    expect(rows()).toEqual(['Firefox on WindowsThis device'])
    expect(list.queryByRole('button', { name: 'Log out all others' })).toBeNull()
  })

  it('all end, including the current one', async () => {
    const { user, list, asked } = await openList(here)
    await user.click(list.getByRole('button', { name: 'Log out everywhere' }))
    const question = within(await screen.findByRole('dialog', { name: 'Log out?' }))
    await user.click(question.getByRole('button', { name: 'Log out' }))
    expect(asked()).toEqual({ name: 'useEndSessionsMutation', variables: { input: { includingThis: true } } })
  })
})
