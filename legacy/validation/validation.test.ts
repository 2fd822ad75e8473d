import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  ForcedValidation,
  ForcedValidationMode,
  Gender,
  MediaKind,
  MediaStatus,
  ProfileStatus,
  ProfileType,
  RoleLevel,
  ValidationMethod,
  ValidationRefusal,
  ValidationStatus,
} from '../contract/enums'
import { ReportCaseStatus, ReportDecision, ReportItemType } from '../contract/staff/reportEnums'
import { DAY, MINUTE } from '../core/clock'
import { tasks } from '../main/areas'
import { eraseProfiles } from '../account/erasure'
import { logInWithEid } from '../testing/eid'
import { rowsOfProfile } from '../testing/leftovers'
import { mediaClient } from '../testing/mediaClient'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import type { TestServer } from '../testing/testServer'
import { startValidationTest, type ValidationTest } from '../testing/validation'
import { isAdult } from './eid'

let setUp: ValidationTest
let server: TestServer
let staff: TestClient
let staffId: number

beforeAll(async () => {
  setUp = await startValidationTest()
  server = setUp.server
  server.clock.set(new Date().toISOString())
  await insertPlaces(server.deps.db)
  staffId = await insertProfile(server, { name: 'Support', roleLevel: RoleLevel.Support })
  staff = await clientOf(server, staffId)
})
afterAll(() => setUp.close())

let members = 0
async function member(values: Partial<Parameters<typeof insertProfile>[1]> = {}) {
  members += 1
  const name = values.name ?? `Member${members}`
  const profileId = await insertProfile(server, { ...values, name })
  const client = await clientOf(server, profileId)
  const info = async () => (await client.call('ValidateProfile.ProfileValidationInfo')).data
  const { persons } = await info()
  const [personId = 0, partnerId = 0] = persons.map((person) => person.personId)
  const logIn = async (person: string, id = personId) => {
    const { data } = await client.call('ValidateProfile.ValidatePersonEid', { personId: id })
    return client.call('ValidateProfile.CompleteEid', { query: await logInWithEid(data.url, person) })
  }
  return { name, profileId, client, info, personId, partnerId, logIn }
}

const profileOf = (id: number) =>
  server.deps.db.selectFrom('profile').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** A video that was uploaded and converted. */
async function video(profileId: number, status: MediaStatus = MediaStatus.Live): Promise<number> {
  const storageKey = `video-${Math.random()}`
  await server.deps.media.put(`${storageKey}/full.mp4`, Buffer.from('moving pictures'))
  const { id } = await server.deps.db
    .insertInto('media')
    .values({ profileId, kind: MediaKind.TempVideo, status, storageKey, width: 4, height: 3 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

describe('an e-ID', () => {
  it('validates an adult, and keeps nothing but a key', async () => {
    const { profileId, logIn } = await member()
    const { data } = await logIn('person-40')
    expect(data.validated).toBe(true)
    expect(data.persons).toMatchObject([
      { isValid: true, latest: { method: ValidationMethod.MitId, status: ValidationStatus.Valid } },
    ])
    const kept = await server.deps.db
      .selectFrom('personValidation')
      .selectAll()
      .where('profileId', '=', profileId)
      .executeTakeFirstOrThrow()
    expect(kept.personKey).toHaveLength(32)
    expect(JSON.stringify(kept)).not.toMatch(/person-40|Karen|birthdate/)
    expect(server.logLines.join('')).not.toMatch(/person-40|Karen/)
  })

  it('validates on the eighteenth birthday, and not the day before', async () => {
    expect((await (await member()).logIn('person-18')).data.validated).toBe(true)
    const minor = await member()
    const { data } = await minor.logIn('person-17')
    expect(data.persons[0]?.latest).toMatchObject({
      status: ValidationStatus.Invalid,
      refusal: ValidationRefusal.UnderAge,
    })
    expect((await minor.client.call('CurrentProfile.GetProfileData')).data).toMatchObject({
      forcedValidation: ForcedValidation.NationalId,
      forcedValidationPending: true,
    })
    expect((await minor.logIn('person-25')).data.validated).toBe(true)
    expect(await profileOf(minor.profileId)).toMatchObject({ forcedValidation: 0, forcedValidationAt: null })
  })

  it.each([
    [true, true],
    ['false', false],
    [17, false],
    ['18', true],
    ['2008-11-26', true],
    ['2008-11-27', false],
    ['yes', undefined],
    [undefined, undefined],
  ])('says by the claim %s that somebody is adult: %s', (claim, adult) => {
    expect(isAdult(claim, '2026-11-26')).toBe(adult)
  })

  it('is refused when the member stops it, comes back twice, late, in another session, or with another state', async () => {
    const { client, personId, profileId, info } = await member()
    const begin = async () => (await client.call('ValidateProfile.ValidatePersonEid', { personId })).data.url
    const complete = (query: string, by = client) => by.call('ValidateProfile.CompleteEid', { query })
    expect((await complete(await logInWithEid(await begin(), ''))).problem.code).toBe('EID_CANCELLED')
    const query = await logInWithEid(await begin(), 'person-41')
    const elsewhere = await clientOf(server, profileId)
    expect((await complete(query, elsewhere)).problem.code).toBe('EID_EXPIRED')
    expect((await complete(query.replace(/state=./, 'state=_'))).problem.code).toBe('EID_EXPIRED')
    server.clock.advance(11 * MINUTE)
    expect((await complete(query)).problem.code).toBe('EID_EXPIRED')
    server.clock.set(new Date().toISOString())
    // A code of one log-in with the state of another: its nonce and verifier do not fit.
    const first = new URLSearchParams(await logInWithEid(await begin(), 'person-41'))
    const second = new URLSearchParams(await logInWithEid(await begin(), 'person-41'))
    first.set('code', second.get('code') ?? '')
    expect((await complete(first.toString())).problem.code).toBe('EID_REFUSED')
    const good = await logInWithEid(await begin(), 'person-41')
    expect((await info()).validated).toBe(false)
    expect((await complete(good)).data.validated).toBe(true)
    expect((await complete(good)).problem.code).toBe('EID_EXPIRED')
    expect((await client.call('ValidateProfile.ValidatePersonEid', { personId })).problem.code).toBe(
      'ALREADY_VALIDATED',
    )
  })

  it('stands for one person of a couple, and the staff are told of one on two profiles', async () => {
    const couple = await member({ profileType: ProfileType.Couple, gender: Gender.Couple })
    expect((await couple.logIn('person-73')).data).toMatchObject({ validated: false })
    expect((await couple.logIn('person-73', couple.partnerId)).problem.code).toBe('SAME_PERSON')
    expect((await couple.logIn('person-25', couple.partnerId)).data).toMatchObject({ validated: true })
    const single = await member()
    expect((await single.logIn('person-73')).data.validated).toBe(true)
    const shared = async () => (await staff.call('ValidateProfile.GetSharedPersons')).data
    const found = (await shared()).filter(({ later }) => later.profileId === single.profileId)
    expect(found).toMatchObject([{ later: { name: single.name }, earlier: { name: couple.name } }])
    const pair = { profileId: single.profileId, earlierProfileId: couple.profileId, note: 'Half of a couple' }
    expect((await staff.call('ValidateProfile.SetSharedPersonSeen', pair)).status).toBe(200)
    expect((await staff.call('ValidateProfile.SetSharedPersonSeen', pair)).problem.code).toBe('ALREADY_DECIDED')
    expect((await shared()).some(({ later }) => later.profileId === single.profileId)).toBe(false)
  })

  it('is not offered without a broker, nor on the sites of a country without one', async () => {
    const { client, personId, profileId } = await member()
    const uk = await clientOf(server, profileId, { host: 'uk.localhost' })
    const { data } = await uk.call('ValidateProfile.ProfileValidationInfo')
    expect(data).toMatchObject({ eidName: null })
    expect(data.methods).toEqual([ValidationMethod.Yoti, ValidationMethod.VideoUpload, ValidationMethod.Personal])
    expect((await uk.call('ValidateProfile.ValidatePersonEid', { personId })).problem.code).toBe('METHOD_NOT_OFFERED')
    expect((await client.call('ValidateProfile.ProfileValidationInfo')).data.eidName).toBe('MitID')
    const other = await member()
    expect((await other.client.call('ValidateProfile.ValidatePersonEid', { personId })).status).toBe(404)
  })
})

describe('an age check', () => {
  const press = (url: string, outcome: string) =>
    fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ outcome }) })

  it.each([
    ['looks40', { status: ValidationStatus.Valid }],
    ['looks19', { status: ValidationStatus.Invalid, refusal: ValidationRefusal.NotConfirmed }],
    ['cancel', { status: ValidationStatus.Invalid, refusal: ValidationRefusal.NotConfirmed }],
  ])('that ends with %s', async (outcome, latest) => {
    const { client, personId } = await member()
    const { data } = await client.call('ValidateProfile.ValidatePersonYoti', { personId })
    expect((await client.call('ValidateProfile.CompleteYoti')).data.persons[0]?.latest?.status).toBe(
      ValidationStatus.Ongoing,
    )
    const back = (await press(data.url, outcome)).headers.get('location') ?? ''
    expect(new URL(back).pathname).toBe('/ProfileValidation')
    expect((await client.call('ValidateProfile.CompleteYoti')).data.persons[0]?.latest).toMatchObject(latest)
  })

  it('is settled by a job where the browser does not come back, and runs out', async () => {
    const [done, left] = [await member(), await member()]
    const { url } = (await done.client.call('ValidateProfile.ValidatePersonYoti', { personId: done.personId })).data
    await left.client.call('ValidateProfile.ValidatePersonYoti', { personId: left.personId })
    await press(url, 'document')
    await tasks.settleAgeChecks.run(server.deps)
    expect((await done.info()).validated).toBe(true)
    expect((await left.info()).persons[0]?.latest?.status).toBe(ValidationStatus.Ongoing)
    server.clock.advance(30 * MINUTE)
    await tasks.settleAgeChecks.run(server.deps)
    expect((await left.info()).persons[0]?.latest?.refusal).toBe(ValidationRefusal.TimedOut)
    server.clock.set(new Date().toISOString())
  })
})

describe('a video', () => {
  it('is looked at by staff alone, and deleted with the decision', async () => {
    const { client, personId, profileId, info } = await member({ status: ProfileStatus.Locked, forcedValidation: 1 })
    const { videoCode } = (await info()).persons[0] ?? { videoCode: '' }
    expect(videoCode).toMatch(/^\d{6}$/)
    const mediaId = await video(profileId)
    const save = (body: object) => client.call('ValidateProfile.SaveValidationVideo', { personId, mediaId, ...body })
    expect((await save({ consent: false })).problem.code).toBe('CONSENT_REQUIRED')
    const { data } = await save({ consent: true })
    expect(data.persons[0]?.video?.id).toBe(mediaId)
    expect((await save({ consent: true, mediaId: await video(profileId) })).problem.code).toBe('VIDEO_WAITS')

    const path = `${data.persons[0]?.video?.path}/full.mp4`
    const stranger = await clientOf(server, (await member()).profileId)
    const seen = await Promise.all(
      [client, stranger, staff].map(async (each) => (await mediaClient(server, each).get(path)).statusCode),
    )
    expect(seen).toEqual([200, 404, 200])
    expect((await stranger.call('ValidateProfile.GetWaitingVideos')).problem.code).toBe('FORBIDDEN')
    const waiting = (await staff.call('ValidateProfile.GetWaitingVideos')).data
    expect(waiting).toMatchObject([{ profileId, code: videoCode, video: { id: mediaId }, timesRefused: 0 }])

    const decide = (body: object) => staff.call('ValidateProfile.DecideValidationVideo', { mediaId, ...body })
    expect((await decide({ valid: false })).problem.code).toBe('VALIDATION_FAILED')
    expect((await decide({ valid: false, reason: 'The digits cannot be heard.' })).status).toBe(200)
    expect((await decide({ valid: true })).problem.code).toBe('ALREADY_DECIDED')
    const after = await info()
    expect(after.persons[0]).toMatchObject({
      video: null,
      latest: { status: ValidationStatus.Invalid, reason: 'The digits cannot be heard.' },
    })
    expect(after.persons[0]?.videoCode).not.toBe(videoCode)
    await server.runJobs()
    expect(server.mails.at(-1)?.text).not.toContain('digits')
    await tasks.removeErasedFiles.run(server.deps)
    expect((await mediaClient(server, staff).get(path)).statusCode).toBe(404)

    const again = await video(profileId)
    await save({ consent: true, mediaId: again })
    expect((await staff.call('ValidateProfile.DecideValidationVideo', { mediaId: again, valid: true })).status).toBe(
      200,
    )
    expect(await profileOf(profileId)).toMatchObject({
      validated: true,
      status: ProfileStatus.Active,
      forcedValidation: ForcedValidation.None,
    })
  })

  it('can be taken back, and must be a video', async () => {
    const { client, personId, profileId, info } = await member()
    const mediaId = await video(profileId, MediaStatus.ReadyForConversion)
    await client.call('ValidateProfile.SaveValidationVideo', { personId, mediaId, consent: true })
    // Not before it can be watched.
    expect((await staff.call('ValidateProfile.GetWaitingVideos')).data).toEqual([])
    for (let repeat = 0; repeat < 2; repeat += 1) {
      expect((await client.call('ValidateProfile.CancelValidationVideo', { personId })).status).toBe(200)
    }
    expect((await info()).persons[0]).toMatchObject({ latest: null, video: null })
    const left = await server.deps.db.selectFrom('media').select('id').where('id', '=', mediaId).execute()
    expect(left).toEqual([])
    const picture = await server.deps.db
      .insertInto('media')
      .values({
        profileId,
        kind: MediaKind.TempPicture,
        status: MediaStatus.Live,
        storageKey: 'p',
        width: 1,
        height: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const body = { personId, mediaId: picture.id, consent: true }
    expect((await client.call('ValidateProfile.SaveValidationVideo', body)).problem.code).toBe('VIDEO_NEEDED')
  })
})

describe('a demand for validation', () => {
  const demand = (profileId: number, mode: ForcedValidationMode) =>
    staff.call('ValidateProfile.SetForcedValidation', { profileId, mode })

  it('quarantines when the membership ends, until the profile is validated', async () => {
    const memberUntil = new Date(server.clock.now().getTime() + DAY)
    const { client, profileId, logIn } = await member({ memberUntil })
    expect((await demand(profileId, ForcedValidationMode.BeforeRenewal)).data.forced).toBe(
      ForcedValidationMode.BeforeRenewal,
    )
    expect((await client.call('Search.GetSavedSearches')).status).toBe(200)
    await tasks.quarantineUnvalidated.run(server.deps)
    expect((await profileOf(profileId)).status).toBe(ProfileStatus.Active)
    server.clock.advance(2 * DAY)
    await tasks.quarantineUnvalidated.run(server.deps)
    expect(await profileOf(profileId)).toMatchObject({
      status: ProfileStatus.Quarantined,
      forcedValidationPending: true,
    })
    server.clock.set(new Date().toISOString())
    expect((await logIn('person-16')).data.validated).toBe(false)
    expect((await profileOf(profileId)).status).toBe(ProfileStatus.Quarantined)
    expect((await logIn('person-41')).data.validated).toBe(true)
    expect(await profileOf(profileId)).toMatchObject({ status: ProfileStatus.Active, forcedValidationPending: false })
    expect((await demand(profileId, ForcedValidationMode.AtOnce)).problem.code).toBe('ALREADY_VALIDATED')
  })

  it('does not open what the staff locked for a report', async () => {
    const { profileId, logIn } = await member({ status: ProfileStatus.Locked, forcedValidation: 1 })
    const { clock, db } = server.deps
    const decided = { status: ReportCaseStatus.Decided, openedAt: clock.now(), decidedAt: clock.now() }
    await db
      .insertInto('reportCase')
      .values({
        itemType: ReportItemType.ProfileText,
        itemId: profileId,
        reportedProfileId: profileId,
        decision: ReportDecision.ProfileLocked,
        ...decided,
      })
      .execute()
    expect((await logIn('person-41')).data.validated).toBe(true)
    expect(await profileOf(profileId)).toMatchObject({ status: ProfileStatus.Locked, validated: true })
  })

  it('spares whose membership had ended before, and is taken back by staff', async () => {
    const memberUntil = new Date(server.clock.now().getTime() - DAY)
    const { client, profileId } = await member({ memberUntil })
    await demand(profileId, ForcedValidationMode.AtOnce)
    await tasks.quarantineUnvalidated.run(server.deps)
    expect((await profileOf(profileId)).status).toBe(ProfileStatus.Active)
    expect((await client.call('Search.GetSavedSearches')).problem.code).toBe('VALIDATION_REQUIRED')
    expect((await demand(profileId, ForcedValidationMode.None)).data.forced).toBe(ForcedValidationMode.None)
    expect((await client.call('Search.GetSavedSearches')).status).toBe(200)
    const other = await insertProfile(server, { name: 'Colleague', roleLevel: RoleLevel.Support })
    expect((await demand(other, ForcedValidationMode.AtOnce)).problem.code).toBe('FORBIDDEN')
  })
})

it('leaves nothing of a validation behind when a profile is erased', async () => {
  const { profileId, client, logIn, personId } = await member()
  await client.call('ValidateProfile.ValidatePersonEid', { personId })
  await staff.call('ValidateProfile.CreatePersonalCode', { personId })
  await logIn('person-40')
  const { db, clock } = server.deps
  await db.updateTable('profile').set({ eraseAt: clock.now() }).where('id', '=', profileId).execute()
  await eraseProfiles(server.deps)
  const left = Object.entries(await rowsOfProfile(db, profileId)).filter(([, count]) => count > 0)
  expect(left).toEqual([])
})
