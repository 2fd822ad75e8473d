import type { AnswerOf, BodyOf } from '../contract/contract'
import {
  DarkApplicationStatus,
  DarkStatus,
  MessageType,
  ProfileStatus,
  RoleLevel,
  type Gender,
  type ProfileType,
} from '../contract/enums'
import { ageOn, calendarDay } from '../core/clock'
import type { Deps, MemberViewer, Page } from '../core/handler'
import { addJob } from '../core/jobs'
import { invalid } from '../core/problem'
import { plainText } from '../core/text/plainText'
import { requireImpartial } from '../shared/account/sameHuman'
import { sendSystemMessage } from '../shared/mail/system'
import { publishProfileChange } from '../shared/mail/participants'
import type { MediaGrant } from '../shared/media/grants'
import { areaDescription, profilesWithArea } from '../shared/places/areaDescription'
import { portraitsOf } from '../shared/staff/portraits'
import { logStep, notOpen } from './application'

type Store = Pick<Deps, 'db' | 'clock'>

/** Applications of the site's country that wait, oldest first. */
export async function waitingApplications(
  { db, clock }: Store,
  viewer: MemberViewer,
  { skip, take }: Page,
): Promise<AnswerOf<'EditDarkProfile.GetDarkApplications'>> {
  const rows = await profilesWithArea(db)
    .innerJoin('darkApplication as application', 'application.profileId', 'profile.id')
    .select([
      'profile.id as profileId',
      'profile.name',
      'profile.profileType',
      'profile.gender',
      'profile.validated',
      'profile.createdAt',
      'application.text',
      'application.appliedAt',
    ])
    .select((eb) => [
      eb
        .selectFrom('darkApplication as earlier')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('earlier.profileId', '=', 'profile.id')
        .where('earlier.status', '=', DarkApplicationStatus.Declined)
        .$asScalar()
        .$notNull()
        .as('timesDeclined'),
    ])
    .where('application.status', '=', DarkApplicationStatus.Waiting)
    .where('profile.countryId', '=', viewer.site.countryId)
    .where('profile.status', '=', ProfileStatus.Active)
    .orderBy('application.appliedAt')
    .orderBy('application.id')
    .offset(skip)
    .limit(take)
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ profileId }) => profileId)
  const [persons, portraits] = await Promise.all([
    db
      .selectFrom('person')
      .select(['profileId', 'birthday'])
      .where('profileId', 'in', ids)
      .orderBy('position')
      .execute(),
    portraitsOf(db, ids),
  ])
  const today = calendarDay(clock.now(), viewer.site.timeZone)
  return rows.map((row) => ({
    profileId: row.profileId,
    name: row.name,
    profileType: row.profileType as ProfileType,
    gender: row.gender as Gender,
    ages: persons.filter(({ profileId }) => profileId === row.profileId).map(({ birthday }) => ageOn(today, birthday)),
    area: areaDescription(row, viewer.locale),
    picture: portraits.get(row.profileId) ?? null,
    validated: row.validated,
    createdAt: row.createdAt.toISOString(),
    text: row.text,
    appliedAt: row.appliedAt.toISOString(),
    timesDeclined: row.timesDeclined,
  }))
}

const darkStatusAfter = {
  [DarkApplicationStatus.MoreAsked]: DarkStatus.Applied,
  [DarkApplicationStatus.Approved]: DarkStatus.Approved,
  [DarkApplicationStatus.Declined]: DarkStatus.Declined,
} as const

/** The member is told that there is an answer; what it is stands only where they are logged in. */
export async function decideApplication(
  deps: Store,
  viewer: MemberViewer,
  { profileId, decision, reason: given = '' }: BodyOf<'EditDarkProfile.DecideDarkApplication'>,
): Promise<void> {
  await requireImpartial(deps.db, viewer, [profileId])
  const reason = plainText(given) || null
  if (reason === null && decision !== DarkApplicationStatus.Approved)
    throw invalid({ field: 'reason', code: 'REQUIRED' })
  await deps.db.transaction().execute(async (db) => {
    const profile = await db
      .selectFrom('profile')
      .select(['siteId', 'name'])
      .where('id', '=', profileId)
      .where('countryId', '=', viewer.site.countryId)
      // One who was locked, or is about to be erased, waits until that is over.
      .where('status', '=', ProfileStatus.Active)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!profile) throw notOpen()
    const application = await db
      .updateTable('darkApplication')
      .set({ status: decision, reason, decidedAt: deps.clock.now(), decidedBy: viewer.profile.id })
      .where('profileId', '=', profileId)
      .where('status', '=', DarkApplicationStatus.Waiting)
      .returning('id')
      .executeTakeFirst()
    if (!application) throw notOpen()
    await logStep(db, deps, { id: application.id, status: decision, actorId: viewer.profile.id })
    await db.updateTable('profile').set({ darkStatus: darkStatusAfter[decision] }).where('id', '=', profileId).execute()
    const about = { text: 'APPLICATION_ANSWERED', params: { profileName: profile.name } } as const
    await sendSystemMessage(deps, db, profileId, { type: MessageType.SystemMessage, about })
    await addJob(db, 'sendMail', {
      mail: 'toProfile',
      name: 'applicationAnswered',
      siteId: profile.siteId,
      profileId,
    })
    await publishProfileChange(db, profileId)
  })
}

/** Shows staff the portraits of those who wait, whom the dark sites do not show otherwise. */
export const ofApplicants: MediaGrant = (eb, _clock, { profile, site }) => {
  if (!site.dark || !profile || profile.roleLevel < RoleLevel.Support) return undefined
  return eb.and([
    eb('media.id', '=', eb.ref('profile.pictureId')),
    eb.exists(
      eb
        .selectFrom('darkApplication')
        .select('darkApplication.id')
        .whereRef('darkApplication.profileId', '=', 'media.profileId')
        .where('darkApplication.status', '=', DarkApplicationStatus.Waiting),
    ),
  ])
}
