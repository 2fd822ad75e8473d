import type { Transaction } from 'kysely'
import { currentProfile } from '../shared/account/currentProfile'
import { clearMeasuresNeeded } from '../shared/account/persons'
import { isOwnPassword } from '../shared/account/profilePassword'
import { birthdayProblem } from '../shared/account/rules'
import { Gender, ProfileType } from '../contract/enums'
import type { CurrentProfile } from '../contract/shapes'
import { refuseImpersonated } from '../core/access/access'
import { changeOwn } from '../core/changeOwn'
import { calendarDay } from '../core/clock'
import type { DB } from '../core/database/schema.generated'
import type { Deps, Handler, MemberViewer } from '../core/handler'
import { invalid, notFound, Problem } from '../core/problem'
import { profileForEdit } from './profileForEdit'

export const convertToCouple: Handler<'EditProfile.ConvertToCoupleProfile'> = async (deps, { body, viewer }) => {
  const { person } = body
  const today = calendarDay(deps.clock.now(), viewer.site.timeZone)
  if (person.gender === Gender.Couple) throw invalid({ field: 'person.gender', code: 'OUT_OF_RANGE' })
  const code = birthdayProblem(person.birthday, today)
  if (code) throw invalid({ field: 'person.birthday', code })
  await allowConversion(deps, viewer, body.password)
  return convert(deps, viewer, ProfileType.Couple, async (db) => {
    const { id } = viewer.profile
    await db
      .updateTable('profile')
      // The second person has not been validated.
      .set({ profileType: ProfileType.Couple, gender: Gender.Couple, validated: false })
      .where('id', '=', id)
      .execute()
    await db
      .insertInto('person')
      // No present this year: otherwise repeated conversion would earn one each time.
      .values({ ...person, profileId: id, position: 1, birthdayAnsweredYear: Number(today.slice(0, 4)) })
      .execute()
  })
}

export const convertToSingle: Handler<'EditProfile.ConvertToSingleProfile'> = async (deps, { body, viewer }) => {
  await allowConversion(deps, viewer, body.password)
  return convert(deps, viewer, ProfileType.Single, async (db) => {
    const { id } = viewer.profile
    const kept = await db
      .selectFrom('person')
      .select('gender')
      .where('id', '=', body.keepPersonId)
      .where('profileId', '=', id)
      .executeTakeFirst()
    if (!kept) throw notFound()
    await db.deleteFrom('person').where('profileId', '=', id).where('id', '!=', body.keepPersonId).execute()
    await db.updateTable('person').set({ position: 0 }).where('profileId', '=', id).execute()
    await db
      .updateTable('profile')
      .set({ profileType: ProfileType.Single, gender: kept.gender })
      .where('id', '=', id)
      .execute()
    await clearMeasuresNeeded(db, id)
  })
}

export const swapPersons: Handler<'EditProfile.SwapPersonsInCoupleProfile'> = async (deps, { viewer }) => {
  await changeOwn(deps, viewer, async (transaction) => {
    if ((await typeOf(transaction, viewer)) !== ProfileType.Couple) throw new Problem(422, 'COUPLE_NEEDED')
    await transaction
      .updateTable('person')
      .set((eb) => ({ position: eb(eb.val(1), '-', eb.ref('position')) }))
      .where('profileId', '=', viewer.profile.id)
      .execute()
  })
  return profileForEdit(deps, viewer)
}

async function allowConversion(deps: Deps, viewer: MemberViewer, password: string): Promise<void> {
  refuseImpersonated(viewer)
  if (!(await isOwnPassword(deps, viewer.profile, password, `session ${viewer.session.id}`)))
    throw invalid({ field: 'password', code: 'WRONG_PASSWORD' })
}

async function convert(
  deps: Deps,
  viewer: MemberViewer,
  type: ProfileType,
  change: (db: Transaction<DB>) => Promise<void>,
): Promise<CurrentProfile> {
  await changeOwn(deps, viewer, async (db) => {
    if ((await typeOf(db, viewer)) === type) throw new Problem(409, 'PROFILE_TYPE_UNCHANGED')
    await change(db)
  })
  const profile = await deps.db
    .selectFrom('profile')
    .selectAll()
    .where('id', '=', viewer.profile.id)
    .executeTakeFirstOrThrow()
  return currentProfile(deps, { ...viewer, profile })
}

/** The profile's current type: another device may just have converted it. */
async function typeOf(db: Transaction<DB>, { profile }: MemberViewer): Promise<number> {
  const { profileType } = await db
    .selectFrom('profile')
    .select('profileType')
    .where('id', '=', profile.id)
    .executeTakeFirstOrThrow()
  return profileType
}
