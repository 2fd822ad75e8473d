import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { problem, viewer } from '../testing/fixtures'
import { startGateway, type TestGateway } from '../testing/gateway'
import { globalId } from '../testing/stubbed'
import { startStub, type Stub } from '../testing/stub'

let stub: Stub
let gateway: TestGateway
beforeAll(async () => {
  stub = await startStub()
  gateway = await startGateway(stub.url)
})
afterEach(() => stub.reset())
afterAll(async () => {
  await gateway.close()
  await stub.close()
})

const input = {
  profileType: 'COUPLE',
  persons: [
    { gender: 'FEMALE', birthday: '1990-02-03' },
    { gender: 'TRANSSEXUAL', birthday: '1988-11-30' },
  ],
  countryId: globalId('Country', 1),
  zipCode: '8000',
  name: 'HavnensTo',
  email: 'a@example.com',
  password: 'seven small boats',
  termsAccepted: true,
  sensitiveDataConsent: true,
  referrer: null,
}
const signUp =
  'mutation ($input: CreateProfileInput!) { createProfile(input: $input) { email userErrors { code message field } } }'

describe('a write', () => {
  it('sends numbers for names, and leaves out what was not given', async () => {
    stub.answer('LogOn.CreateProfile', { email: 'a@example.com' })
    const { data } = await gateway.ask(signUp, { input })
    expect(data).toEqual({ createProfile: { email: 'a@example.com', userErrors: [] } })
    const { referrer: _left, ...same } = input
    expect(stub.seen[0]?.body).toEqual({
      ...same,
      countryId: 1,
      profileType: 2,
      persons: [
        { gender: 2, birthday: '1990-02-03' },
        { gender: 4, birthday: '1988-11-30' },
      ],
    })
  })

  it.each([400, 409, 410, 415, 422])("that is refused with %i says why, in the upstream's words", async (status) => {
    stub.on('LogOn.CreateProfile', (_request, reply) => reply.status(status).send(problem(status, 'NAME_TAKEN')))
    const { data, errors } = await gateway.ask(signUp, { input })
    expect(errors).toEqual([])
    expect(data).toEqual({
      createProfile: {
        email: null,
        userErrors: [{ code: 'NAME_TAKEN', message: 'Told in Danish: NAME_TAKEN', field: null }],
      },
    })
  })

  it('names fields as the graph does', async () => {
    const fields = ['countryId', 'persons.0.birthday', 'name'].map((field) => ({
      field,
      code: 'X',
      message: 'Mend it',
    }))
    stub.on('LogOn.CreateProfile', (_request, reply) =>
      reply.status(422).send(problem(422, 'VALIDATION_FAILED', { fields })),
    )
    const { data } = await gateway.ask<{ createProfile: { userErrors: { field: string[] }[] } }>(signUp, { input })
    expect(data.createProfile.userErrors.map(({ field }) => field.join('.'))).toEqual([
      'countryId',
      'persons.0.birthday',
      'name',
    ])
  })

  it('that is refused without a reason is a system error', async () => {
    stub.on('LogOn.CreateProfile', (_request, reply) => reply.status(422).send('<h1>no</h1>'))
    const { errors } = await gateway.ask(signUp, { input })
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', call: 'LogOn.CreateProfile' })
  })

  it.each([
    ['WRONG_CREDENTIALS', 401],
    ['BANNED', 403],
  ])('of a log-in refused as %s lists a user error', async (code, status) => {
    stub.on('LogOn.LogOn', (_request, reply) => reply.status(status).send(problem(status, code)))
    const query = 'mutation { logOn(input: { name: "a", password: "b" }) { viewer { name } userErrors { code } } }'
    const { data, errors } = await gateway.ask(query)
    expect(errors).toEqual([])
    expect(data).toEqual({ logOn: { viewer: null, userErrors: [{ code }] } })
    expect(stub.seen).toHaveLength(1)
  })

  it('gives the session afterwards, read anew and only when selected', async () => {
    let accepted = false
    stub.on('EditProfile.AcceptTermsOfService', () => {
      accepted = true
      return {}
    })
    stub.on('CurrentProfile.GetProfileData', () => ({ ...viewer, termsAccepted: accepted }))
    const accept = (fields: string) =>
      `mutation { acceptTerms(input: { version: "1" }) { ${fields} userErrors { code } } }`
    const { data } = await gateway.ask(accept('viewer { hasAcceptedTerms }'))
    expect(data).toEqual({ acceptTerms: { viewer: { hasAcceptedTerms: true }, userErrors: [] } })
    stub.seen.length = 0
    await gateway.ask(accept(''))
    expect(stub.seen.map(({ name }) => name)).toEqual(['EditProfile.AcceptTermsOfService'])
  })

  it('whose answer is empty is done', async () => {
    stub.on('EditProfile.ConsentMedia', (_request, reply) => reply.status(204).send())
    const { data } = await gateway.ask('mutation { consentToMedia { userErrors { code } } }')
    expect(data).toEqual({ consentToMedia: { userErrors: [] } })
  })
})
