import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallName } from '../../legacy/contract/contract'
import {
  BanType,
  DarkApplicationStatus,
  DarkStatus,
  ForcedValidationMode,
  LookStatus,
  MediaKind,
  MediaStatus,
  RoleLevel,
  ValidationMethod,
  ValidationStatus,
} from '../../legacy/contract/enums'
import {
  ObjectionOutcome,
  ReportCaseStatus,
  ReportDecision,
  ReportItemType,
  ReportReason,
} from '../../legacy/contract/staff/reportEnums'
import { newMember, type TestMember } from '../../legacy/testing/members'
import { insertPlaces } from '../../legacy/testing/places'
import { clientOf } from '../../legacy/testing/profiles'
import { startTestServer, type TestServer } from '../../legacy/testing/testServer'
import { validateAs } from '../../legacy/testing/validation'

let server: TestServer
/** Who of the staff has a second profile, which the e-ID has shown to be theirs. */
let staff: TestMember
let colleague: TestMember
let second: TestMember
let stranger: TestMember

beforeAll(async () => {
  server = await startTestServer({ VALIDATION_METHODS: 'dk=Personal' })
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

beforeEach(async () => {
  const role = { roleLevel: RoleLevel.Support, darkStatus: DarkStatus.Approved }
  staff = await newMember(server, role)
  colleague = await newMember(server, role)
  second = await newMember(server)
  stranger = await newMember(server)
  const key = randomBytes(32)
  for (const { id } of [staff, second]) await validateAs(server, id, key)
})

const call = async (by: TestMember, name: CallName, body: object) => {
  const isDark = name.startsWith('EditDarkProfile.')
  const client = isDark ? await clientOf(server, by.id, { host: 'dark.dk.localhost' }) : by.client
  const { status, problem } = await client.call(name, body)
  return status === 200 ? 'done' : `${status} ${problem.code}`
}
const REFUSED = '403 CONFLICT_OF_INTEREST'

describe('a case', () => {
  const report = async (by: TestMember, about: TestMember) => {
    const content = { itemType: ReportItemType.ProfileText, itemId: about.id, reason: ReportReason.Harassment }
    expect(await call(by, 'Reports.ReportContent', content)).toBe('done')
    const row = await server.deps.db
      .selectFrom('report')
      .select(['id', 'caseId'])
      .orderBy('id', 'desc')
      .executeTakeFirst()
    return { caseId: row?.caseId ?? 0, reportId: row?.id ?? 0 }
  }
  const dismissed = { decision: ReportDecision.Dismissed }
  const own: readonly (readonly [string, () => readonly [by: TestMember, about: TestMember]])[] = [
    ['that they reported', () => [staff, stranger]],
    ['that their other profile reported', () => [second, stranger]],
    ['about their other profile', () => [stranger, second]],
    ['about them', () => [stranger, staff]],
  ]

  it.each(own)('%s is decided by no staff of their own', async (_name, between) => {
    const { caseId, reportId } = await report(...between())
    const seen = async ({ client }: TestMember) =>
      (await client.call('Reports.GetCase', { caseId })).data.conflictOfInterest
    expect([await seen(staff), await seen(colleague)]).toEqual([true, false])
    expect(await call(staff, 'Reports.DecideCase', { caseId, ...dismissed })).toBe(REFUSED)
    expect(await call(staff, 'Reports.DecideReport', { reportId, ...dismissed })).toBe(REFUSED)
    const objected = { status: ReportCaseStatus.Objected, decision: ReportDecision.ChangeAsked }
    await server.deps.db.updateTable('reportCase').set(objected).where('id', '=', caseId).execute()
    const outcome = { caseId, outcome: ObjectionOutcome.Stands, reason: 'It was so' }
    expect(await call(staff, 'Reports.DecideObjection', outcome)).toBe(REFUSED)
  })

  it('of others is decided by any of them', async () => {
    const { caseId } = await report(stranger, await newMember(server))
    expect(await call(staff, 'Reports.DecideCase', { caseId, ...dismissed })).toBe('done')
  })

  it('about them tells them not who reported it', async () => {
    const { caseId, reportId } = await report(stranger, second)
    const reporters = async ({ client }: TestMember) => [
      ...(await client.call('Reports.GetCaseReports', { caseId })).data.map(({ reporterId }) => reporterId),
      (await client.call('Reports.GetReport', { reportId })).data.reporterId,
      ...(await client.call('Reports.GetReports', { open: true })).data.flatMap(({ id, reporterId }) =>
        id === reportId ? [reporterId] : [],
      ),
    ]
    expect(await reporters(staff)).toEqual([null, null, null])
    expect(await reporters(colleague)).toEqual([stranger.id, stranger.id, stranger.id])
  })
})

/** What else staff decide about a member, made ready for one, as the body of the call. */
const decisions: readonly (readonly [CallName, (member: TestMember) => Promise<object> | object])[] = [
  [
    'EditDarkProfile.DecideDarkApplication',
    async ({ id: profileId }) => {
      await server.deps.db
        .insertInto('darkApplication')
        .values({ profileId, text: 'Let me in', status: DarkApplicationStatus.Waiting, appliedAt: server.clock.now() })
        .execute()
      return { profileId, decision: DarkApplicationStatus.Approved }
    },
  ],
  [
    'Looks.DecideProfiles',
    async ({ id }) => {
      const waiting = { lookStatus: LookStatus.Waiting, lookSince: server.clock.now() }
      await server.deps.db.updateTable('profile').set(waiting).where('id', '=', id).execute()
      return { profileIds: [id], accepted: true }
    },
  ],
  [
    'Looks.DecideMedia',
    async ({ id }) => ({
      mediaIds: [await media(id, MediaKind.AlbumPicture, MediaStatus.WaitingForLook)],
      accepted: true,
    }),
  ],
  [
    'ValidateProfile.DecideValidationVideo',
    async ({ id: profileId }) => {
      const mediaId = await media(profileId, MediaKind.ValidationVideo, MediaStatus.Live)
      const check = { method: ValidationMethod.VideoUpload, status: ValidationStatus.Ongoing }
      const personId = await personOf(profileId)
      await server.deps.db
        .insertInto('personValidation')
        .values({ ...check, profileId, personId, mediaId, code: '123456', startedAt: server.clock.now() })
        .execute()
      return { mediaId, valid: true }
    },
  ],
  ['ValidateProfile.CreatePersonalCode', async ({ id }) => ({ personId: await personOf(id) })],
  ['ValidateProfile.SetForcedValidation', ({ id: profileId }) => ({ profileId, mode: ForcedValidationMode.None })],
  ['Admin.SetBan', ({ id: profileId }) => ({ profileId, banType: BanType.Blogs, banned: false })],
]

async function personOf(profileId: number): Promise<number> {
  const { db } = server.deps
  return (await db.selectFrom('person').select('id').where('profileId', '=', profileId).executeTakeFirstOrThrow()).id
}

async function media(profileId: number, kind: MediaKind, status: MediaStatus): Promise<number> {
  const { id } = await server.deps.db
    .insertInto('media')
    .values({ profileId, kind, status, storageKey: randomBytes(8).toString('hex'), width: 4, height: 3 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

it.each(decisions)('%s is refused about another profile of the same human', async (name, prepare) => {
  const body = await prepare(second)
  expect(await call(staff, name, body)).toBe(REFUSED)
  expect(await call(colleague, name, body)).toBe('done')
})
