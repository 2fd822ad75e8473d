import type { Transaction } from 'kysely'
import { ConsentKind, Gender, LookStatus, ProfileStatus, ProfileType, RoleLevel } from '../contract/enums'
import type { BodyOf } from '../contract/contract'
import { calendarDay } from '../core/clock'
import type { DB } from '../core/database/schema.generated'
import { constraintOf } from '../core/database/faults'
import type { Deps, Handler, Handlers, Request } from '../core/handler'
import { addJob } from '../core/jobs'
import { invalid, type FieldProblem } from '../core/problem'
import { termsVersion } from '../core/access/terms'
import { countLogOnAttempt, countMailTo } from './attempts'
import { recordConsent } from '../shared/account/consents'
import { spellings } from '../shared/places/places'
import { claim, isNameTaken, reserveName, waitingSignUp, type WaitingSignUp } from './names'
import { hashPassword, isPassword } from '../shared/account/password'
import { birthdayProblem, nameLimits, nameProblem, passwordProblem } from '../shared/account/rules'

type SignUp = BodyOf<'LogOn.CreateProfile'>
type SignUpCall = Request<'LogOn.CreateProfile'>

const createProfile: Handler<'LogOn.CreateProfile'> = async (deps, call) => {
  const { body, viewer } = call
  const place = await deps.db
    .selectFrom('zipCode')
    .select(['zipCode', 'latitude', 'longitude'])
    .where('countryId', '=', body.countryId)
    .where('zipCode', 'in', spellings(body.zipCode))
    .executeTakeFirst()
  const today = calendarDay(deps.clock.now(), viewer.site.timeZone)
  const mistyped = await ownWaitingSignUp(deps, call)
  const problems = [
    ...signUpProblems(body, today),
    ...(place ? [] : [{ field: 'zipCode', code: 'UNKNOWN_ZIP_CODE' } as const]),
    ...(!mistyped && (await isNameTaken(deps.db, body.name, { email: body.email }))
      ? [{ field: 'name', code: 'NAME_TAKEN' } as const]
      : []),
  ]
  if (problems.length > 0 || !place) throw invalid(...problems)
  await countMailTo(deps, call, body.email)

  // Hashed before the address is looked up, so that the answer takes the same time in both cases.
  const passwordHash = await hashPassword(body.password)
  await deps.db
    .transaction()
    .execute((db) => signUp({ ...deps, db }, call, { passwordHash, place, mistyped }))
    .catch((error: unknown) => {
      // A member who has just confirmed the address gets the same answer.
      if (constraintOf(error) !== 'profile_email_key') throw error
    })
  return { email: body.email }
}

/**
 * The sign-up that holds the name, if its password is the same: its owner mistyped the address and signs up again.
 * Wrong passwords count like those of a log-in.
 * @throws RATE_LIMITED
 */
async function ownWaitingSignUp(deps: Deps, call: SignUpCall): Promise<WaitingSignUp | undefined> {
  const { name, password } = call.body
  const waiting = await waitingSignUp(deps.db, call.body)
  if (!waiting) return undefined
  const forgetAttempts = await countLogOnAttempt(deps, call, name.toLowerCase(), undefined)
  if (!(await isPassword(waiting.passwordHash ?? undefined, password))) return undefined
  await forgetAttempts()
  return waiting
}

function signUpProblems(body: SignUp, today: string): FieldProblem[] {
  const { name, email, password, persons } = body
  const problems: FieldProblem[] = []
  const add = (field: string, code: FieldProblem['code'] | undefined, params?: FieldProblem['params']) => {
    if (code) problems.push({ field, code, params })
  }
  add('name', nameProblem(name), nameLimits)
  add('password', passwordProblem(password, name, email))
  if (persons.length !== body.profileType)
    add('persons', persons.length < body.profileType ? 'REQUIRED' : 'OUT_OF_RANGE')
  persons.forEach((person, index) => {
    if (person.gender === Gender.Couple) add(`persons.${index}.gender`, 'OUT_OF_RANGE')
    add(`persons.${index}.birthday`, birthdayProblem(person.birthday, today))
  })
  if (!body.termsAccepted) add('termsAccepted', 'TERMS_REQUIRED')
  if (!body.sensitiveDataConsent) add('sensitiveDataConsent', 'CONSENT_REQUIRED')
  return problems
}

type SignUpDeps = Omit<Deps, 'db'> & { readonly db: Transaction<DB> }
interface Prepared {
  readonly passwordHash: string
  /** A sign-up of the same person that this one replaces. */
  readonly mistyped: WaitingSignUp | undefined
  readonly place: { readonly zipCode: string; readonly latitude: number; readonly longitude: number }
}

async function signUp(
  { db, clock }: SignUpDeps,
  { body, viewer }: SignUpCall,
  { passwordHash, place, mistyped }: Prepared,
) {
  const siteId = viewer.site.id
  await claim(db, 'email', body.email)
  await claim(db, 'name', body.name)
  await mistyped?.end(db)
  // Someone else was quicker since the first check.
  if (await isNameTaken(db, body.name, { email: body.email })) throw invalid({ field: 'name', code: 'NAME_TAKEN' })
  const now = clock.now()
  const present = await db
    .selectFrom('profile')
    .select(['id', 'status', 'emailConfirmedAt'])
    .where('email', '=', body.email)
    .forUpdate()
    .executeTakeFirst()
  if (present && (present.status !== ProfileStatus.None || present.emailConfirmedAt)) {
    await reserveName(db, { profileId: present.id, name: body.name, passwordHash }, now)
    await addJob(db, 'sendMail', { mail: 'toProfile', name: 'alreadyHaveProfile', siteId, profileId: present.id })
    return
  }
  // Never confirmed: perhaps created by someone else, with a password that only they know.
  if (present) await db.deleteFrom('profile').where('id', '=', present.id).execute()
  const couple = body.profileType === ProfileType.Couple
  const { id } = await db
    .insertInto('profile')
    .values({
      siteId,
      countryId: body.countryId,
      ...place,
      profileType: body.profileType,
      gender: couple ? Gender.Couple : (body.persons[0]?.gender ?? Gender.Male),
      name: body.name,
      email: body.email,
      passwordHash,
      status: ProfileStatus.None,
      roleLevel: RoleLevel.Normal,
      termsVersion: termsVersion(viewer.site),
      termsAcceptedAt: now,
      privacyConsentAt: now,
      needUpdateHeightAndWeight: true,
      requestPushPermission: true,
      language: viewer.locale,
      referrer: body.referrer,
      utmSource: body.utmSource,
      campaign: body.campaign,
      promoter: body.promoter,
      createdAt: now,
      ...(viewer.site.looksAtProfiles && { lookStatus: LookStatus.Waiting, lookSince: now }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const kind of [ConsentKind.Terms, ConsentKind.SensitiveData]) {
    await recordConsent(db, { clock }, { profileId: id, site: viewer.site, kind, given: true })
  }
  await db
    .insertInto('person')
    .values(body.persons.map(({ gender, birthday }, position) => ({ profileId: id, position, gender, birthday })))
    .execute()
  await addJob(db, 'sendMail', { mail: 'toProfile', name: 'confirmEmail', siteId, profileId: id })
}

/** LogOn's call for new members. */
export const signUpHandlers = {
  'LogOn.CreateProfile': createProfile,
} satisfies Partial<Handlers>
