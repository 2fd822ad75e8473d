import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { AnswerOf, BodyOf } from '../contract/contract'
import { ValidationMethod } from '../contract/enums'
import type { ProfileValidationInfo } from '../contract/validateProfile'
import { changeOwn } from '../core/changeOwn'
import { after, DAY } from '../core/clock'
import type { Deps, MemberViewer } from '../core/handler'
import { notFound, unprocessable } from '../core/problem'
import { requireImpartial } from '../shared/account/sameHuman'
import { requireOpenPerson, validationInfo } from './info'
import { requireMethod } from './methods'
import { passPerson } from './outcome'

const CODE_LASTS = DAY

/** Makes the code that staff hand over when they meet a person and have seen their papers. */
export async function createPersonalCode(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  viewer: MemberViewer,
  { personId }: BodyOf<'ValidateProfile.CreatePersonalCode'>,
): Promise<AnswerOf<'ValidateProfile.CreatePersonalCode'>> {
  const { db, clock } = deps
  requireMethod(deps, viewer.site, ValidationMethod.Personal)
  const person = await db
    .selectFrom('person')
    .innerJoin('profile', 'profile.id', 'person.profileId')
    .select('person.profileId')
    .where('person.id', '=', personId)
    .where('profile.countryId', '=', viewer.site.countryId)
    .executeTakeFirst()
  if (!person) throw notFound()
  await requireImpartial(db, viewer, [person.profileId])
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const made = {
    profileId: person.profileId,
    codeHash: hashCode(deps, personId, code),
    createdBy: viewer.profile.id,
    endsAt: after(clock.now(), CODE_LASTS),
  }
  await db
    .insertInto('personalCode')
    .values({ personId, ...made })
    .onConflict((earlier) => earlier.column('personId').doUpdateSet(made))
    .execute()
  return { code, endsAt: made.endsAt.toISOString() }
}

/** Takes the code that the person was given. Few attempts a day make a guess hopeless. */
export async function validatePersonally(
  deps: Deps,
  viewer: MemberViewer,
  { personId, code }: BodyOf<'ValidateProfile.ValidateProfilePersonally'>,
): Promise<ProfileValidationInfo> {
  requireMethod(deps, viewer.site, ValidationMethod.Personal)
  await requireOpenPerson(deps.db, viewer, personId)
  await deps.limits.consume('personalCodeByPerson', String(personId))
  const given = hashCode(deps, personId, code.replaceAll(/\s/g, ''))
  const { id: profileId } = viewer.profile
  await changeOwn(deps, viewer, async (db) => {
    await requireOpenPerson(db, viewer, personId)
    const known = await db
      .selectFrom('personalCode')
      .select(['codeHash', 'createdBy'])
      .where('personId', '=', personId)
      .where('endsAt', '>', deps.clock.now())
      .forUpdate()
      .executeTakeFirst()
    if (!known || !timingSafeEqual(known.codeHash, given)) throw unprocessable({ field: 'code', code: 'WRONG_CODE' })
    await db.deleteFrom('personalCode').where('personId', '=', personId).execute()
    const decidedBy = known.createdBy ?? undefined
    await passPerson(deps, db, { profileId, personId, method: ValidationMethod.Personal, decidedBy })
  })
  return validationInfo(deps, viewer)
}

/** A million codes are quickly tried, so that the hash needs the server's secret. */
function hashCode({ settings }: Pick<Deps, 'settings'>, personId: number, code: string): Buffer {
  return createHmac('sha256', settings.secret).update(`personal code:${personId}:${code}`).digest()
}

export async function removeOldPersonalCodes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('personalCode').where('endsAt', '<=', clock.now()).execute()
}
