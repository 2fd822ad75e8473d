import type { Kysely } from 'kysely'
import type { AnswerOf } from '../contract/contract'
import type { Locale } from '../content/locale'
import { refuseImpersonated } from '../core/access'
import type { DB } from '../core/database/schema.generated'
import type { Deps, Handler, Handlers, MemberReader, ProfileRow } from '../core/handler'
import { addJob } from '../core/jobs'
import { invalid, Problem } from '../core/problem'
import { beginSession } from '../core/session'
import { frontPageColumn } from '../shared/visibility/profiles'
import { countMailTo } from './attempts'
import { deleteWithGrace } from './deletion'
import { exportedData } from './export'
import { rememberDevice } from './knownDevice'
import { claim, isNameTaken } from './names'
import { hashPassword } from '../shared/account/password'
import { isOwnPassword, replacePassword } from '../shared/account/profilePassword'
import { nameLimits, nameProblem, passwordProblem } from '../shared/account/rules'
import { neverConfirmed } from './unconfirmed'

type ShowColumn = 'showOnFrontPage' | 'showOnDarkFrontPage' | 'showPlace' | 'showInBirthdays'
type Settings = AnswerOf<'EditProfile.Settings'>

function settingsOf(profile: ProfileRow, reader: MemberReader): Settings {
  return {
    name: profile.name,
    email: profile.email,
    pendingEmail: profile.pendingEmail,
    emailConfirmed: profile.emailConfirmedAt !== null,
    language: profile.language as Locale,
    languages: [...reader.site.languages],
    showOnFrontPage: profile[frontPageColumn(reader.site)],
    showPlace: profile.showPlace,
    showInBirthdays: profile.showInBirthdays,
    createdAt: profile.createdAt.toISOString(),
  }
}

const settings: Handler<'EditProfile.Settings'> = async (_deps, { reader }) => settingsOf(reader.profile, reader)

async function requirePassword(
  deps: Deps,
  { profile, session }: MemberReader,
  field: string,
  password: string,
): Promise<void> {
  if (!(await isOwnPassword(deps, profile, password, `session ${session.id}`)))
    throw invalid({ field, code: 'WRONG_PASSWORD' })
}

async function changed(
  { db }: { db: Kysely<DB> },
  reader: MemberReader,
  values: Partial<Pick<ProfileRow, 'name' | 'pendingEmail' | 'language' | ShowColumn>>,
): Promise<Settings> {
  const profile = await db
    .updateTable('profile')
    .set(values)
    .where('id', '=', reader.profile.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return settingsOf(profile, reader)
}

const updateName: Handler<'EditProfile.UpdateProfileName'> = async (deps, { body: { name }, reader }) => {
  refuseImpersonated(reader)
  const code = nameProblem(name)
  if (code) throw invalid({ field: 'name', code, params: nameLimits })
  return deps.db.transaction().execute(async (db) => {
    await claim(db, 'name', name)
    if (await isNameTaken(db, name, { profileId: reader.profile.id })) {
      throw new Problem(409, 'NAME_TAKEN', { fields: [{ field: 'name', code: 'NAME_TAKEN' }] })
    }
    return changed({ db }, reader, { name })
  })
}

const updateEmail: Handler<'EditProfile.UpdateProfileEmail'> = async (deps, call) => {
  const { body, reader } = call
  refuseImpersonated(reader)
  await requirePassword(deps, reader, 'password', body.password)
  const { profile, site } = reader
  if (body.email.toLowerCase() === profile.email.toLowerCase())
    throw invalid({ field: 'email', code: 'EMAIL_UNCHANGED' })
  await deps.limits.consume('mailByAddress', call.address)
  await countMailTo(deps, call, body.email)
  const owner = await deps.db
    .selectFrom('profile')
    .select('id')
    .where('email', '=', body.email)
    .where((eb) => eb.not(neverConfirmed(eb)))
    .executeTakeFirst()
  const answer = await changed(deps, reader, { pendingEmail: body.email })
  // The owner of a taken address is told; the one who asked learns nothing about others' profiles.
  await addJob(deps.db, 'sendMail', {
    mail: 'toProfile',
    name: owner ? 'alreadyHaveProfile' : 'confirmNewEmail',
    siteId: site.id,
    profileId: owner?.id ?? profile.id,
  })
  return answer
}

const updatePassword: Handler<'EditProfile.UpdateProfilePassword'> = async (deps, call) => {
  const { reader, body } = call
  refuseImpersonated(reader)
  await requirePassword(deps, reader, 'currentPassword', body.currentPassword)
  const { profile, session } = reader
  const code = passwordProblem(body.newPassword, profile.name, profile.email)
  if (code) throw invalid({ field: 'newPassword', code })
  const passwordHash = await hashPassword(body.newPassword)
  const token = await deps.db.transaction().execute(async (db) => {
    const { clock } = deps
    await replacePassword({ db, clock }, { profileId: profile.id, passwordHash, siteId: reader.site.id })
    const begun = await beginSession(
      { db, clock },
      { profileId: profile.id, rememberMe: session.rememberMe, userAgent: call.userAgent },
    )
    return begun.token
  })
  call.setSessionCookie(token, session.rememberMe)
  rememberDevice(deps, { id: profile.id, passwordHash }, call)
  return {}
}

const updateLanguage: Handler<'EditProfile.UpdateLanguage'> = async (deps, { body: { language }, reader }) => {
  refuseImpersonated(reader)
  if (!reader.site.languages.includes(language)) throw invalid({ field: 'language', code: 'OUT_OF_RANGE' })
  return changed(deps, reader, { language })
}

const updateFrontPage: Handler<'EditProfile.UpdateFrontPageVisibility'> = async (deps, { body, reader }) => {
  refuseImpersonated(reader)
  return changed(deps, reader, { [frontPageColumn(reader.site)]: body.visible })
}

const updatePrivacy: Handler<'EditProfile.UpdatePrivacy'> = async (deps, { body, reader }) => {
  refuseImpersonated(reader)
  const { showPlace = reader.profile.showPlace, showInBirthdays = reader.profile.showInBirthdays } = body
  return changed(deps, reader, { showPlace, showInBirthdays })
}

const exportData: Handler<'EditProfile.ExportProfileData'> = async ({ db }, { reader }) => {
  refuseImpersonated(reader)
  return exportedData(db, reader.profile.id)
}

const deleteProfile: Handler<'EditProfile.DeleteProfile'> = async (deps, call) => {
  const { reader, body } = call
  refuseImpersonated(reader)
  await requirePassword(deps, reader, 'password', body.password)
  const deletion = { profileId: reader.profile.id, siteId: reader.site.id, reason: body.reason ?? null }
  const eraseAt = await deps.db.transaction().execute((transaction) => deleteWithGrace(deps, transaction, deletion))
  call.clearSessionCookie()
  return { erasedAt: eraseAt.toISOString() }
}

/** EditProfile's calls about the account itself. */
export const settingsHandlers = {
  'EditProfile.Settings': settings,
  'EditProfile.UpdateProfileName': updateName,
  'EditProfile.UpdateProfileEmail': updateEmail,
  'EditProfile.UpdateProfilePassword': updatePassword,
  'EditProfile.UpdateLanguage': updateLanguage,
  'EditProfile.UpdateFrontPageVisibility': updateFrontPage,
  'EditProfile.UpdatePrivacy': updatePrivacy,
  'EditProfile.ExportProfileData': exportData,
  'EditProfile.DeleteProfile': deleteProfile,
} satisfies Partial<Handlers>
