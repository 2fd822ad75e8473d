// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import query from './__generated__/ProfileValidationScreenQuery.graphql'
import { ProfileValidationScreen } from './ProfileValidationScreen'

const person = {
  personId: 'P1',
  gender: 'FEMALE',
  age: 44,
  isValid: false,
  latest: null,
  video: null,
  videoCode: '042917',
}

const open = (path = '/ProfileValidation', validated: object = {}) =>
  renderScreen(<ProfileValidationScreen />, {
    texts: ['validation', 'account', 'facts', 'media'],
    path,
    route: '/ProfileValidation',
    query,
    data: {
      ProfileValidation: () => ({
        isValidated: false,
        methods: ['MIT_ID', 'VIDEO_UPLOAD', 'PERSONAL'],
        eidName: 'MitID',
        persons: [person],
        ...validated,
      }),
    },
  })

it('offers what the site has, with the digits to read out and what became of NemID', async () => {
  const view = await open()
  expect(await screen.findByText('042 917')).toBeDefined()
  expect(screen.getByText(/NemID was retired/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Go to the age check' })).toBeNull()
  await view.user.click(screen.getByRole('button', { name: 'Validate with MitID' }))
  expect(view.asked()).toEqual({ name: 'useBeginEidValidationMutation', variables: { input: { personId: 'P1' } } })
})

it('takes six digits and nothing else', async () => {
  const view = await open()
  const field = await screen.findByLabelText('Six digits')
  await view.user.type(field, '12-34')
  await view.user.click(screen.getByRole('button', { name: 'Use the code' }))
  expect(screen.getByText('Write all six digits.')).toBeDefined()
  await view.user.type(field, '567')
  await view.user.click(screen.getByRole('button', { name: 'Use the code' }))
  const input = { personId: 'P1', code: '123456' }
  expect(view.asked()).toEqual({ name: 'useValidatePersonallyMutation', variables: { input } })
})

it('takes over what an e-ID sent back, once, and leaves no code in the address', async () => {
  const view = await open('/ProfileValidation?code=secret&state=s')
  expect(await screen.findByText('We are asking how it went …')).toBeDefined()
  expect(view.asked()).toEqual({
    name: 'useCompleteEidValidationMutation',
    variables: { input: { query: 'code=secret&state=s' } },
  })
  expect(await screen.findByText('/ProfileValidation')).toBeDefined()
})

it('says in the words of the server why what was sent back is refused', async () => {
  const view = await open('/ProfileValidation?code=stolen&state=s')
  await screen.findByText('We are asking how it went …')
  const refusal = { code: 'EID_REFUSED', message: 'Det kan vi ikke stole på.', field: null }
  await view.answer({ CompleteEidValidationPayload: () => ({ validation: null, userErrors: [refusal] }) })
  expect((await screen.findByRole('alert')).textContent).toContain('The validation did not succeed')
  expect(screen.getByText('Det kan vi ikke stole på.')).toBeDefined()
  await view.user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Det kan vi ikke stole på.')).toBeNull()
})

it('says how a person was validated, and offers nothing more', async () => {
  const latest = {
    method: 'MIT_ID',
    status: 'VALID',
    startedAt: '2026-11-20T10:00:00Z',
    endedAt: '2026-11-20T10:00:00Z',
  }
  await open('/ProfileValidation', { isValidated: true, persons: [{ ...person, isValid: true, latest }] })
  expect(await screen.findByText(/Validated on .*MitID/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Record a video' })).toBeNull()
})
