import type * as argon2 from '@node-rs/argon2'
import { hash, verify } from '@node-rs/argon2'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ProfileStatus } from '../../legacy/contract/enums'
import { insertProfile, PASSWORD } from '../../legacy/testing/profiles'
import { Browser } from '../setup/browser'
import { startTestProduct, type TestProduct } from '../setup/product'

// Counted, not replaced: the slow hash is what could distinguish known from unknown names.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>()
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) }
})

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
  await insertProfile(product.legacy, { name: 'known' })
  await insertProfile(product.legacy, { name: 'locked', status: ProfileStatus.PermaLocked })
  await insertProfile(product.legacy, { name: 'waiting', status: ProfileStatus.None, emailConfirmedAt: null })
  // A server's first log-in creates the hash that unknown names are compared with.
  await new Browser(product).logOn('nobody-at-all', PASSWORD)
})
afterAll(() => product.close())

/** An operation's answer and cost: everything that could distinguish names for an outsider. */
async function trace(query: string, input: object) {
  vi.mocked(hash).mockClear()
  vi.mocked(verify).mockClear()
  const { status, text, setCookies, headers } = await new Browser(product).graph(query, { input })
  const { data, errors = [] } = JSON.parse(text) as { data: unknown; errors?: object[] }
  // In development an answer contains the calls' duration in milliseconds, with one or two digits.
  const { 'x-request-id': _id, date: _date, 'content-length': _length, ...seen } = headers
  const work = [vi.mocked(hash).mock.calls.length, vi.mocked(verify).mock.calls.length]
  return { status, data, errors, setCookies, headers: seen, hashesAndVerifications: work }
}

async function sameFor(query: string, one: object, other: object) {
  const traces = [await trace(query, one), await trace(query, other)]
  expect(traces[1]).toEqual(traces[0])
  return traces[0]
}

describe('an outsider cannot find out who is a member:', () => {
  const logOn =
    'mutation ($input: LogOnInput!) { logOn(input: $input) { viewer { name } userErrors { code message field } } }'

  it.each([
    ['an unknown name', 'unknown'],
    ['an unknown address', 'unknown@example.com'],
    ['a profile that was locked for good', 'locked'],
  ])('the log-in of %s', async (_what, name) => {
    const password = 'not-the-password'
    const seen = await sameFor(logOn, { name: 'known', password }, { name, password })
    expect(seen).toMatchObject({
      data: { logOn: { viewer: null, userErrors: [{ code: 'WRONG_CREDENTIALS' }] } },
      hashesAndVerifications: [0, 1],
    })
  })

  it('the log-in of a member who never confirmed the address', async () => {
    const password = 'not-the-password'
    const seen = await sameFor(logOn, { name: 'known', password }, { name: 'waiting', password })
    expect(seen).toMatchObject({ hashesAndVerifications: [0, 1] })
  })

  it('a forgotten password', async () => {
    const query =
      'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { userErrors { code } } }'
    const seen = await sameFor(query, { email: 'known@example.com' }, { email: 'unknown@example.com' })
    expect(seen).toMatchObject({ data: { requestPasswordReset: { userErrors: [] } }, errors: [] })
    expect(await queued('resetPassword')).toBe(2)
  })

  it('a repeated request for the confirmation', async () => {
    const query =
      'mutation ($input: ResendConfirmationInput!) { resendConfirmation(input: $input) { userErrors { code } } }'
    const seen = await sameFor(query, { email: 'waiting@example.com' }, { email: 'nobody@example.com' })
    expect(seen).toMatchObject({ data: { resendConfirmation: { userErrors: [] } }, errors: [] })
    expect(await queued('resendConfirmation')).toBe(2)
  })

  it('a sign-up', async () => {
    const query =
      'mutation ($input: CreateProfileInput!) { createProfile(input: $input) { userErrors { code field } } }'
    const input = (name: string, email: string) => ({
      profileType: 'SINGLE',
      persons: [{ gender: 'FEMALE', birthday: '1990-05-17' }],
      countryId: 'Q291bnRyeTox',
      zipCode: '2100',
      password: PASSWORD,
      termsAccepted: true,
      sensitiveDataConsent: true,
      name,
      email,
    })
    const seen = await sameFor(query, input('newcomer1', 'known@example.com'), input('newcomer2', 'new@example.com'))
    expect(seen).toMatchObject({ data: { createProfile: { userErrors: [] } }, hashesAndVerifications: [1, 0] })
  })

  it('only the mails differ', async () => {
    await product.legacy.runJobs()
    const to = product.legacy.mails.map((mail) => mail.to).toSorted()
    expect(to).toEqual(['known@example.com', 'known@example.com', 'new@example.com', 'waiting@example.com'])
  })
})

/** Number of queued mails of a kind: known and unknown addresses differ only in the queue. */
async function queued(mail: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from graphile_worker._private_jobs where payload ->> 'mail' = ${mail}
  `.execute(product.legacy.deps.db)
  return rows[0]?.count ?? 0
}
