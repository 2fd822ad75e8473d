import type { Locale } from '../content/locale'
import type { AnswerOf, BodyOf } from '../contract/contract'
import { LookStatus, ProfileStatus, type Gender, type ProfileType } from '../contract/enums'
import { ageOn, calendarDay } from '../core/clock'
import { anyOf } from '../core/database/anyOf'
import type { Deps, MemberViewer, Page } from '../core/handler'
import { Problem } from '../core/problem'
import { plainText } from '../core/text/plainText'
import { requireImpartial } from '../shared/account/sameHuman'
import { publishProfileChange } from '../shared/mail/participants'
import { areaDescription, profilesWithArea } from '../shared/places/areaDescription'
import { portraitsOf } from '../shared/staff/portraits'
import { reasonOf, tell } from './decision'

type Store = Pick<Deps, 'db' | 'clock'>

export async function waitingProfiles(
  { db, clock }: Store,
  viewer: MemberViewer,
  { skip, take }: Page,
): Promise<AnswerOf<'Looks.GetWaitingProfiles'>> {
  const rows = await profilesWithArea(db)
    .select(['profile.id as profileId', 'profile.name', 'profile.profileType', 'profile.gender'])
    .select(['profile.validated', 'profile.headline', 'profile.text', 'profile.lookSince'])
    .where('profile.lookStatus', '=', LookStatus.Waiting)
    .where('profile.countryId', '=', viewer.site.countryId)
    .where('profile.status', '=', ProfileStatus.Active)
    .orderBy('profile.lookSince')
    .orderBy('profile.id')
    .offset(skip)
    .limit(take)
    .$narrowType<{ lookSince: Date }>()
    .execute()
  const ids = rows.map(({ profileId }) => profileId)
  const [persons, portraits] = await Promise.all([
    db
      .selectFrom('person')
      .select(['profileId', 'birthday'])
      .where('profileId', '=', anyOf(ids))
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
    headline: row.headline,
    text: plainText(row.text),
    waitingSince: row.lookSince.toISOString(),
  }))
}

/** Accepts profiles or leaves them hidden with a reason, until the member asks again. Those decided meanwhile are left out. */
export async function decideProfiles(
  deps: Store,
  viewer: MemberViewer,
  { profileIds, ...verdict }: BodyOf<'Looks.DecideProfiles'>,
): Promise<AnswerOf<'Looks.DecideProfiles'>> {
  const reasonIn = reasonOf(viewer, verdict)
  await requireImpartial(deps.db, viewer, profileIds)
  return deps.db.transaction().execute(async (db) => {
    const rows = await db
      .selectFrom('profile')
      .select(['id', 'siteId', 'language'])
      .where('id', '=', anyOf(profileIds))
      .where('lookStatus', '=', LookStatus.Waiting)
      .where('countryId', '=', viewer.site.countryId)
      .where('status', '=', ProfileStatus.Active)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    if (rows.length === 0) throw new Problem(409, 'ALREADY_DECIDED')
    const now = deps.clock.now()
    for (const { id, siteId, language } of rows) {
      const reason = reasonIn(language as Locale)
      await db
        .updateTable('profile')
        .set(
          verdict.accepted
            ? // Others see it as new from now on.
              { lookStatus: LookStatus.None, lookSince: null, lookReason: null, createdAt: now }
            : { lookStatus: LookStatus.Refused, lookSince: now, lookReason: reason },
        )
        .where('id', '=', id)
        .execute()
      await tell(deps, db, { id, siteId, text: verdict.accepted ? 'PROFILE_ACCEPTED' : 'PROFILE_REFUSED', reason })
      await publishProfileChange(db, id)
    }
    return { profileIds: rows.map(({ id }) => id) }
  })
}
