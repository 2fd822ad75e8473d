import { afterAll, beforeAll, expect, it } from 'vitest'
import { Gender, ProfileType, RoleLevel } from '../contract/enums'
import { DAY, HOUR } from '../core/clock'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let staff: TestMember

beforeAll(async () => {
  server = await startTestServer({ VALIDATION_METHODS: 'dk=Personal' })
  await insertPlaces(server.deps.db)
  staff = await newMember(server, { roleLevel: RoleLevel.Support })
})
afterAll(() => server.close())

const infoOf = async ({ client }: Pick<TestMember, 'client'>) =>
  (await client.call('ValidateProfile.ProfileValidationInfo')).data
const personsOf = async (member: TestMember) => (await infoOf(member)).persons.map(({ personId }) => personId)
/** Someone with the ids of their persons. */
async function newPerson(values: Parameters<typeof newMember>[1] = {}) {
  const member = await newMember(server, values)
  const [personId = 0, partnerId = 0] = await personsOf(member)
  return { ...member, personId, partnerId }
}

/** A code of the staff that is none of some others. */
async function codeFor(personId: number, others: readonly string[] = []): Promise<string> {
  const client = await clientOf(server, staff.id)
  for (;;) {
    const { code } = (await client.call('ValidateProfile.CreatePersonalCode', { personId })).data
    if (!others.includes(code)) return code
  }
}

async function use({ client }: Pick<TestMember, 'client'>, personId: number, code: string): Promise<string> {
  const { status, problem } = await client.call('ValidateProfile.ValidateProfilePersonally', { personId, code })
  return status === 200 ? 'validated' : problem.code
}

/** A code that differs, by how much. */
const wrong = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')

it('validates by the code that the staff gave, written with a space too', async () => {
  const member = await newPerson()
  const { data } = await staff.client.call('ValidateProfile.GetProfileToValidate', { name: member.name })
  expect(data?.persons).toMatchObject([{ personId: member.personId, isValid: false }])
  const code = await codeFor(member.personId)
  expect(code).toMatch(/^\d{6}$/)
  expect(await use(member, member.personId, wrong(code))).toBe('WRONG_CODE')
  expect(await use(member, member.personId, `${code.slice(0, 3)} ${code.slice(3)}`)).toBe('validated')
})

it('ends after a day', async () => {
  const member = await newPerson()
  const code = await codeFor(member.personId)
  server.clock.advance(DAY + HOUR)
  const client = await clientOf(server, member.id)
  expect(await use({ client }, member.personId, code)).toBe('WRONG_CODE')
  expect((await infoOf({ client })).validated).toBe(false)
})

it('is taken from nobody but the person whom it was made for, and only the latest', async () => {
  const couple = await newPerson({ profileType: ProfileType.Couple, gender: Gender.Couple })
  const other = await newPerson()
  const first = await codeFor(couple.personId)
  const code = await codeFor(couple.personId, [first])
  await codeFor(other.personId, [code])
  expect(await use(couple, couple.partnerId, code)).toBe('WRONG_CODE')
  expect(await use(other, couple.personId, code)).toBe('NOT_FOUND')
  expect(await use(other, other.personId, code)).toBe('WRONG_CODE')
  expect(await use(couple, couple.personId, first)).toBe('WRONG_CODE')
  expect((await infoOf(couple)).persons.map(({ isValid }) => isValid)).toEqual([false, false])
  expect(await use(couple, couple.personId, code)).toBe('validated')
})

it('counts once, also when it is sent twice at the same moment', async () => {
  const member = await newPerson()
  const { personId } = member
  const code = await codeFor(personId)
  const answers = await Promise.all([use(member, personId, code), use(member, personId, code)])
  expect(answers.toSorted()).toEqual(['ALREADY_VALIDATED', 'validated'])
  expect(await use(member, personId, code)).toBe('ALREADY_VALIDATED')
  const { db } = server.deps
  const left = await db.selectFrom('personalCode').select('personId').where('personId', '=', personId).execute()
  expect(left).toEqual([])
})

it('is guessed at five times a day, also by many guesses at once, and no new code gives more', async () => {
  const member = await newPerson()
  const { personId } = member
  const code = await codeFor(personId)
  const guesses = Array.from({ length: 9 }, (_, index) => use(member, personId, wrong(code, index + 1)))
  expect((await Promise.all(guesses)).filter((answer) => answer === 'WRONG_CODE')).toHaveLength(5)
  expect(await use(member, personId, code)).toBe('RATE_LIMITED')
  expect(await use(member, personId, await codeFor(personId))).toBe('RATE_LIMITED')
  expect((await infoOf(member)).validated).toBe(false)
})
