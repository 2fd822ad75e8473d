import type { AnswerOf, BodyOf } from '../contract/contract'
import {
  MediaKind,
  MediaStatus,
  MessageType,
  RoleLevel,
  ValidationMethod,
  ValidationRefusal,
  ValidationStatus,
  type Gender,
  type ProfileStatus,
} from '../contract/enums'
import { ageOn, calendarDay } from '../core/clock'
import type { Deps, MemberViewer, Page } from '../core/handler'
import { addJob } from '../core/jobs'
import { invalid, Problem } from '../core/problem'
import { plainText } from '../core/text/plainText'
import { requireImpartial } from '../shared/account/sameHuman'
import { sendSystemMessage } from '../shared/mail/system'
import type { MediaGrant } from '../shared/media/grants'
import { mediaSummary, mediaSummaryColumns } from '../shared/media/summary'
import { portraitsOf } from '../shared/staff/portraits'
import { passPerson, refusePerson } from './outcome'

type Store = Pick<Deps, 'db' | 'clock'>

/** Videos of the site's country that can be looked at, oldest first. */
export async function waitingVideos(
  { db, clock }: Store,
  viewer: MemberViewer,
  { skip, take }: Page,
): Promise<AnswerOf<'ValidateProfile.GetWaitingVideos'>> {
  const rows = await db
    .selectFrom('personValidation as validation')
    .innerJoin('media', 'media.id', 'validation.mediaId')
    .innerJoin('profile', 'profile.id', 'validation.profileId')
    .innerJoin('person', 'person.id', 'validation.personId')
    .select(mediaSummaryColumns)
    .select(['validation.profileId', 'validation.startedAt', 'validation.code'])
    .select(['profile.name', 'person.gender', 'person.birthday'])
    .select((eb) => [
      eb
        .selectFrom('personValidation as earlier')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('earlier.personId', '=', 'validation.personId')
        .where('earlier.method', '=', ValidationMethod.VideoUpload)
        .where('earlier.status', '=', ValidationStatus.Invalid)
        .$asScalar()
        .$notNull()
        .as('timesRefused'),
    ])
    .where('validation.method', '=', ValidationMethod.VideoUpload)
    .where('validation.status', '=', ValidationStatus.Ongoing)
    .where('media.status', '=', MediaStatus.Live)
    .where('profile.countryId', '=', viewer.site.countryId)
    .orderBy('validation.startedAt')
    .orderBy('validation.id')
    .offset(skip)
    .limit(take)
    .execute()
  const portraits = await portraitsOf(
    db,
    rows.map(({ profileId }) => profileId),
  )
  const today = calendarDay(clock.now(), viewer.site.timeZone)
  return rows.map((row) => ({
    profileId: row.profileId,
    name: row.name,
    gender: row.gender as Gender,
    age: ageOn(today, row.birthday),
    startedAt: row.startedAt.toISOString(),
    code: row.code ?? '',
    video: mediaSummary(row),
    picture: portraits.get(row.profileId) ?? null,
    timesRefused: row.timesRefused,
  }))
}

/** The video is gone with the decision. The member is told that there is one; which, stands where they are logged in. */
export async function decideVideo(
  deps: Store,
  viewer: MemberViewer,
  { mediaId, valid, reason: given = '' }: BodyOf<'ValidateProfile.DecideValidationVideo'>,
): Promise<void> {
  const reason = plainText(given)
  if (!valid && reason === '') throw invalid({ field: 'reason', code: 'REQUIRED' })
  const found = await deps.db
    .selectFrom('personValidation')
    .innerJoin('profile', 'profile.id', 'personValidation.profileId')
    .select(['personValidation.profileId', 'personValidation.personId', 'personValidation.startedAt'])
    .select(['profile.name', 'profile.siteId'])
    .where('personValidation.mediaId', '=', mediaId)
    .where('personValidation.status', '=', ValidationStatus.Ongoing)
    .where('profile.countryId', '=', viewer.site.countryId)
    .executeTakeFirst()
  // The member has taken it back, or another of the staff has decided.
  if (!found) throw new Problem(409, 'ALREADY_DECIDED')
  const { name, siteId, ...person } = found
  await requireImpartial(deps.db, viewer, [person.profileId])
  await deps.db.transaction().execute(async (db) => {
    await db.selectFrom('profile').select('id').where('id', '=', person.profileId).forNoKeyUpdate().execute()
    const still = await db
      .selectFrom('personValidation')
      .select('id')
      .where('mediaId', '=', mediaId)
      .where('status', '=', ValidationStatus.Ongoing)
      .executeTakeFirst()
    if (!still) throw new Problem(409, 'ALREADY_DECIDED')
    const outcome = { ...person, method: ValidationMethod.VideoUpload, decidedBy: viewer.profile.id }
    if (valid) await passPerson(deps, db, outcome)
    else await refusePerson(deps, db, { ...outcome, refusal: ValidationRefusal.Staff, reason })
    const about = { text: 'VALIDATION_ANSWERED', params: { profileName: name } } as const
    await sendSystemMessage(deps, db, person.profileId, { type: MessageType.SystemMessage, about })
    const mail = { mail: 'toProfile', name: 'validationAnswered', siteId, profileId: person.profileId } as const
    await addJob(db, 'sendMail', mail)
  })
}

/** Humans on two profiles that the staff have not looked at, oldest first. */
export async function sharedPersons(
  { db }: Store,
  viewer: MemberViewer,
  { skip, take }: Page,
): Promise<AnswerOf<'ValidateProfile.GetSharedPersons'>> {
  const rows = await db
    .selectFrom('sharedPerson')
    .innerJoin('personValidation as later', 'later.id', 'sharedPerson.validationId')
    .innerJoin('personValidation as earlier', 'earlier.id', 'sharedPerson.earlierId')
    .innerJoin('profile as laterProfile', 'laterProfile.id', 'later.profileId')
    .innerJoin('profile as earlierProfile', 'earlierProfile.id', 'earlier.profileId')
    .innerJoin('person as laterPerson', 'laterPerson.id', 'later.personId')
    .innerJoin('person as earlierPerson', 'earlierPerson.id', 'earlier.personId')
    .select('sharedPerson.foundAt')
    .select(['laterProfile.id as laterId', 'laterProfile.name as laterName', 'laterProfile.status as laterStatus'])
    .select(['laterPerson.gender as laterGender', 'later.startedAt as laterAt'])
    .select(['earlierProfile.id as earlierId', 'earlierProfile.name as earlierName'])
    .select(['earlierProfile.status as earlierStatus', 'earlierPerson.gender as earlierGender'])
    .select('earlier.startedAt as earlierAt')
    .where('sharedPerson.seenAt', 'is', null)
    .where('laterProfile.countryId', '=', viewer.site.countryId)
    .orderBy('sharedPerson.foundAt')
    .orderBy('sharedPerson.id')
    .offset(skip)
    .limit(take)
    .execute()
  return rows.map((row) => ({
    foundAt: row.foundAt.toISOString(),
    later: {
      profileId: row.laterId,
      name: row.laterName,
      gender: row.laterGender as Gender,
      status: row.laterStatus as ProfileStatus,
      validatedAt: row.laterAt.toISOString(),
    },
    earlier: {
      profileId: row.earlierId,
      name: row.earlierName,
      gender: row.earlierGender as Gender,
      status: row.earlierStatus as ProfileStatus,
      validatedAt: row.earlierAt.toISOString(),
    },
  }))
}

/** Persons of the site's country whom an e-ID or age check found to be under age, latest first. */
export async function underagePersons(
  { db }: Store,
  viewer: MemberViewer,
  { skip, take }: Page,
): Promise<AnswerOf<'ValidateProfile.GetUnderagePersons'>> {
  const rows = await db
    .selectFrom('personValidation as validation')
    .innerJoin('profile', 'profile.id', 'validation.profileId')
    .innerJoin('person', 'person.id', 'validation.personId')
    .select(['validation.id as validationId', 'validation.profileId', 'validation.method', 'validation.endedAt'])
    .select(['profile.name', 'profile.status', 'person.gender'])
    .where('validation.refusal', '=', ValidationRefusal.UnderAge)
    .where('profile.countryId', '=', viewer.site.countryId)
    .orderBy('validation.endedAt', 'desc')
    .orderBy('validation.id', 'desc')
    .offset(skip)
    .limit(take)
    .$narrowType<{ endedAt: Date }>()
    .execute()
  return rows.map(({ endedAt, ...row }) => ({
    ...row,
    gender: row.gender as Gender,
    status: row.status as ProfileStatus,
    method: row.method as ValidationMethod,
    foundAt: endedAt.toISOString(),
  }))
}

export async function setSharedPersonSeen(
  { db, clock }: Store,
  viewer: MemberViewer,
  { profileId, earlierProfileId, note = '' }: BodyOf<'ValidateProfile.SetSharedPersonSeen'>,
): Promise<void> {
  const ofProfile = (id: number) =>
    db.selectFrom('personValidation').select('personValidation.id').where('personValidation.profileId', '=', id)
  const seen = await db
    .updateTable('sharedPerson')
    .set({ seenAt: clock.now(), seenBy: viewer.profile.id, note: plainText(note) || null })
    .where('validationId', 'in', ofProfile(profileId))
    .where('earlierId', 'in', ofProfile(earlierProfileId))
    .where('seenAt', 'is', null)
    .returning('id')
    .execute()
  if (seen.length === 0) throw new Problem(409, 'ALREADY_DECIDED')
}

/** Shows staff the videos that wait for them, and the faces to compare them with. */
export const ofValidations: MediaGrant = (eb, _clock, { profile, site }) => {
  if (!profile || profile.roleLevel < RoleLevel.Support) return undefined
  const waiting = eb
    .selectFrom('personValidation')
    .select('personValidation.id')
    .where('personValidation.status', '=', ValidationStatus.Ongoing)
    .where('personValidation.method', '=', ValidationMethod.VideoUpload)
  return eb.and([
    eb('profile.countryId', '=', site.countryId),
    eb.or([
      eb.and([
        eb('media.kind', '=', MediaKind.ValidationVideo),
        eb.exists(waiting.whereRef('personValidation.mediaId', '=', 'media.id')),
      ]),
      eb.and([
        eb('media.id', '=', eb.ref('profile.pictureId')),
        eb.exists(waiting.whereRef('personValidation.profileId', '=', 'media.profileId')),
      ]),
    ]),
  ])
}
