import type { BodyOf } from '../contract/contract'
import { ValidationMethod, ValidationRefusal, ValidationStatus } from '../contract/enums'
import type { ProfileValidationInfo } from '../contract/validateProfile'
import { changeOwn } from '../core/changeOwn'
import { after, MINUTE } from '../core/clock'
import type { Deps, MemberViewer } from '../core/handler'
import { newToken } from '../core/access/secretToken'
import { Problem } from '../core/problem'
import { AgeCheckUnavailable, type AgeCheckService } from './ageCheckService'
import { requireOpenPerson, validationInfo } from './info'
import { requireMethod } from './methods'
import { endOngoing, passPerson, refusePerson } from './outcome'
import { yoti } from './yoti'

const CHECK_LASTS = 30 * MINUTE

function ageCheck({ settings }: Pick<Deps, 'settings'>): AgeCheckService {
  return yoti(settings.yoti)
}

/** Sends the browser to the age check. A check of the same person that is ongoing is given up for the new one. */
export async function beginAgeCheck(
  deps: Deps,
  viewer: MemberViewer,
  { personId }: BodyOf<'ValidateProfile.ValidatePersonYoti'>,
): Promise<{ url: string }> {
  requireMethod(deps, viewer.site, ValidationMethod.Yoti)
  await requireOpenPerson(deps.db, viewer, personId)
  await deps.limits.consume('validationByProfile', String(viewer.profile.id))
  const page = `${viewer.site.origin}/ProfileValidation`
  const request = {
    reference: newToken(),
    returnUrl: `${page}?ageCheck=1`,
    cancelUrl: page,
    seconds: CHECK_LASTS / 1000,
  }
  const { session, url } = await reached(deps, () => ageCheck(deps).begin(request))
  await changeOwn(deps, viewer, async (db) => {
    await requireOpenPerson(db, viewer, personId)
    await endOngoing(db, personId, ValidationMethod.Yoti)
    await db
      .insertInto('personValidation')
      .values({
        profileId: viewer.profile.id,
        personId,
        method: ValidationMethod.Yoti,
        status: ValidationStatus.Ongoing,
        startedAt: deps.clock.now(),
        serviceSession: session,
      })
      .execute()
  })
  return { url }
}

/** Asks how the checks of the viewer's profile ended. */
export async function completeAgeChecks(deps: Deps, viewer: MemberViewer): Promise<ProfileValidationInfo> {
  const ongoing = await deps.db
    .selectFrom('personValidation')
    .select('id')
    .where('profileId', '=', viewer.profile.id)
    .where('method', '=', ValidationMethod.Yoti)
    .where('status', '=', ValidationStatus.Ongoing)
    .execute()
  for (const { id } of ongoing) await reached(deps, () => settle(deps, id))
  return validationInfo(deps, viewer)
}

/** Settles checks whose browser never came back. */
export async function settleAgeChecks(deps: Deps): Promise<void> {
  const waiting = await deps.db
    .selectFrom('personValidation')
    .select('id')
    .where('method', '=', ValidationMethod.Yoti)
    .where('status', '=', ValidationStatus.Ongoing)
    .orderBy('startedAt')
    .orderBy('id')
    .limit(500)
    .execute()
  for (const { id } of waiting) {
    try {
      await settle(deps, id)
    } catch (error) {
      deps.log.warn({ err: error, validation: id }, 'An age check could not be settled')
    }
  }
}

async function settle(deps: Deps, id: number): Promise<void> {
  const check = await deps.db
    .selectFrom('personValidation')
    .select(['profileId', 'personId', 'startedAt', 'serviceSession'])
    .where('id', '=', id)
    .where('status', '=', ValidationStatus.Ongoing)
    .executeTakeFirst()
  if (!check) return
  const { serviceSession, ...person } = check
  const asked = await ageCheck(deps).stateOf(serviceSession ?? '')
  const state = asked === 'waiting' && after(check.startedAt, CHECK_LASTS) <= deps.clock.now() ? 'timedOut' : asked
  if (state === 'waiting') return
  await deps.db.transaction().execute(async (db) => {
    await db.selectFrom('profile').select('id').where('id', '=', check.profileId).forNoKeyUpdate().execute()
    // Another request has settled it, or the member began anew.
    const still = await db
      .selectFrom('personValidation')
      .select('id')
      .where('id', '=', id)
      .where('status', '=', ValidationStatus.Ongoing)
      .executeTakeFirst()
    if (!still) return
    const outcome = { ...person, method: ValidationMethod.Yoti }
    if (state === 'adult') return passPerson(deps, db, outcome)
    const refusal = state === 'timedOut' ? ValidationRefusal.TimedOut : ValidationRefusal.NotConfirmed
    return refusePerson(deps, db, { ...outcome, refusal })
  })
}

async function reached<T>({ log }: Pick<Deps, 'log'>, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof AgeCheckUnavailable)) throw error
    log.warn({ err: error }, 'The age check cannot be reached')
    throw new Problem(409, 'AGE_CHECK_UNAVAILABLE')
  }
}
