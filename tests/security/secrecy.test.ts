import type * as argon2 from '@node-rs/argon2'
import { hash, verify } from '@node-rs/argon2'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ProfileStatus } from '../../legacy/contract/enums'
import { insertProfile, PASSWORD } from '../../legacy/testing/profiles'
import { Browser } from '../setup/browser'
import { startTestProduct, type TestProduct } from '../setup/product'

// Counted, not replaced: what takes long is what tells known from unknown names.
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
  // The first log-on of a server makes the hash that unknown names are compared with.
  await new Browser(product).logOn('nobody-at-all', PASSWORD)
})
afterAll(() => product.close())

/** What an operation answers and costs: everything that an outsider could tell names apart by. */
async function trace(query: string, input: object) {
  vi.mocked(hash).mockClear()
  vi.mocked(verify).mockClear()
  const { status, text, setCookies, headers } = await new Browser(product).graph(query, { input })
  const { data, errors = [] } = JSON.parse(text) as { data: unknown; errors?: object[] }
  // In development an answer tells how many milliseconds its calls took, in one digit or two.
  const { 'x-request-id': _id, date: _date, 'content-length': _length, ...seen } = headers
  const work = [vi.mocked(hash).mock.calls.length, vi.mocked(verify).mock.calls.length]
  return { status, data, errors, setCookies, headers: seen, hashesAndVerifications: work }
}

async function sameFor(query: string, one: object, other: object) {
  const traces = [await trace(query, one), await trace(query, other)]
  expect(traces[1]).toEqual(traces[0])
  return traces[0]
}

describe('an outsider learns from nothing who is a member:', () => {
  const logOn =
    'mutation ($input: LogOnInput!) { logOn(input: $input) { viewer { name } userErrors { code message field } } }'

  it.each([
    ['an unknown name', 'unknown'],
    ['an unknown address', 'unknown@example.com'],
    ['a profile that was locked for good', 'locked'],
  ])('the log-on of %s', async (_what, name) => {
    const password = 'not-the-password'
    const seen = await sameFor(logOn, { name: 'known', password }, { name, password })
    expect(seen).toMatchObject({
      data: { logOn: { viewer: null, userErrors: [{ code: 'WRONG_CREDENTIALS' }] } },
      hashesAndVerifications: [0, 1],
    })
  })

  it('the log-on of someone who never confirmed the address', async () => {
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

  it('a confirmation that is asked for again', async () => {
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
      countryLegacyId: 1,
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

/** How many mails of a kind wait to be written: the queue is where known and unknown addresses part. */
async function queued(mail: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from graphile_worker._private_jobs where payload ->> 'mail' = ${mail}
  `.execute(product.legacy.deps.db)
  return rows[0]?.count ?? 0
}
