import type { Transaction } from 'kysely'
import { Gender, ProfileStatus, ProfileType, RoleLevel } from '../contract/enums'
import type { BodyOf } from '../contract/contract'
import { calendarDay } from '../core/clock'
import type { DB } from '../core/database/schema.generated'
import { constraintOf } from '../core/database/faults'
import type { Deps, Handler, Handlers, Request } from '../core/handler'
import { addJob } from '../core/jobs'
import { invalid, Problem, type FieldProblem } from '../core/problem'
import { termsVersion } from '../core/terms'
import { useLinkToken } from './linkTokens'
import { isNameTaken } from './names'
import { hashPassword } from './password'
import { birthdayProblem, nameLimits, nameProblem, passwordProblem } from './rules'
import { sessionStart, startSession } from './sessionStart'

type SignUp = BodyOf<'LogOn.CreateProfile'>
type SignUpCall = Request<'LogOn.CreateProfile'>

const createProfile: Handler<'LogOn.CreateProfile'> = async (deps, call) => {
  const { body, reader } = call
  await deps.limits.consume('signUpByAddress', call.address)
  const place = await deps.db
    .selectFrom('zipCode')
    .select(['zipCode', 'latitude', 'longitude'])
    .where('countryId', '=', body.countryId)
    .where('zipCode', '=', normalZipCode(body.zipCode))
    .executeTakeFirst()
  const today = calendarDay(deps.clock.now(), reader.site.timeZone)
  const problems = [
    ...signUpProblems(body, today),
    ...(place ? [] : [{ field: 'zipCode', code: 'UNKNOWN_ZIP_CODE' } as const]),
    ...((await isNameTaken(deps.db, body.name, { email: body.email }))
      ? [{ field: 'name', code: 'NAME_TAKEN' } as const]
      : []),
  ]
  if (problems.length > 0 || !place) throw invalid(...problems)
  await deps.limits.consume('mailByRecipient', body.email)

  // Before it is known whether the address has a profile, so that the answer takes as long in both cases.
  const passwordHash = await hashPassword(body.password)
  await deps.db
    .transaction()
    .execute((db) => signUp({ ...deps, db }, call, { passwordHash, place }))
    .catch((error: unknown) => {
      // Someone else was quicker, between the check above and here.
      if (constraintOf(error) === 'profile_name_key') throw invalid({ field: 'name', code: 'NAME_TAKEN' })
      if (constraintOf(error) !== 'profile_email_key') throw error
    })
  return { email: body.email }
}

function normalZipCode(text: string): string {
  return text.trim().toUpperCase()
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
  readonly place: { readonly zipCode: string; readonly latitude: number; readonly longitude: number }
}

async function signUp({ db, clock }: SignUpDeps, { body, reader }: SignUpCall, { passwordHash, place }: Prepared) {
  const siteId = reader.site.id
  const present = await db
    .selectFrom('profile')
    .select(['id', 'status', 'emailConfirmedAt'])
    .where('email', '=', body.email)
    .forUpdate()
    .executeTakeFirst()
  if (present && (present.status !== ProfileStatus.None || present.emailConfirmedAt)) {
    await addJob(db, 'sendMail', { mail: 'toProfile', name: 'alreadyHaveProfile', siteId, profileId: present.id })
    return
  }
  // Never confirmed: perhaps made by someone else, with a password that only they know.
  if (present) await db.deleteFrom('profile').where('id', '=', present.id).execute()
  const now = clock.now()
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
      termsVersion: termsVersion(reader.site),
      termsAcceptedAt: now,
      privacyConsentAt: now,
      needUpdateHeightAndWeight: true,
      requestPushPermission: true,
      language: reader.locale,
      referrer: body.referrer,
      utmSource: body.utmSource,
      campaign: body.campaign,
      promoter: body.promoter,
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('person')
    .values(body.persons.map(({ gender, birthday }, position) => ({ profileId: id, position, gender, birthday })))
    .execute()
  await addJob(db, 'sendMail', { mail: 'toProfile', name: 'confirmEmail', siteId, profileId: id })
}

const confirmEmail: Handler<'LogOn.ConfirmEmail'> = async (deps, call) => {
  await deps.limits.consume('linkByAddress', call.address)
  const siteId = call.reader.site.id
  const newProfileId = await deps.db
    .transaction()
    .execute(async (db) => {
      const link = await useLinkToken({ db, clock: deps.clock }, call.body.queryString, ['confirm', 'email'])
      if (link.kind === 'email') return changeEmail({ ...deps, db }, siteId, link)
      await db
        .updateTable('profile')
        .set({ status: ProfileStatus.Active, emailConfirmedAt: deps.clock.now(), lastOnlineAt: deps.clock.now() })
        .where('id', '=', link.profileId)
        .where('status', '=', ProfileStatus.None)
        .execute()
      return link.profileId
    })
    .catch((error: unknown) => {
      // Another profile has confirmed the address since the link was made.
      throw constraintOf(error) === 'profile_email_key' ? new Problem(410, 'LINK_EXPIRED') : error
    })
  if (newProfileId === undefined) return sessionStart(deps, call.reader)
  return startSession(deps, call, { profileId: newProfileId, rememberMe: false })
}

async function changeEmail(
  { db, clock }: SignUpDeps,
  siteId: number,
  link: { profileId: number; target: string | null },
): Promise<undefined> {
  const before = await db
    .selectFrom('profile')
    .select(['email', 'name', 'language', 'pendingEmail'])
    .where('id', '=', link.profileId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (link.target === null || before.pendingEmail !== link.target) throw new Problem(410, 'LINK_EXPIRED')
  await db
    .updateTable('profile')
    .set({ email: link.target, pendingEmail: null, emailConfirmedAt: clock.now() })
    .where('id', '=', link.profileId)
    .execute()
  await addJob(db, 'sendMail', {
    mail: 'toAddress',
    name: 'emailChanged',
    siteId,
    to: before.email,
    profileName: before.name,
    language: before.language,
  })
  return undefined
}

const resendConfirmation: Handler<'LogOn.ResendConfirmation'> = async (deps, { body, reader, address }) => {
  await deps.limits.consume('mailByAddress', address)
  await deps.limits.consume('mailByRecipient', body.email)
  await addJob(deps.db, 'sendMail', { mail: 'resendConfirmation', siteId: reader.site.id, email: body.email })
  return {}
}

/** LogOn's calls for those who come to be members. */
export const signUpHandlers = {
  'LogOn.CreateProfile': createProfile,
  'LogOn.ConfirmEmail': confirmEmail,
  'LogOn.ResendConfirmation': resendConfirmation,
} satisfies Partial<Handlers>
