import type { Kysely } from 'kysely'
import type { AnswerOf } from '../contract/contract'
import type { Locale } from '../content/locale'
import { refuseImpersonated } from '../core/access/access'
import type { DB } from '../core/database/schema.generated'
import type { Deps, Handler, Handlers, MemberViewer, ProfileRow } from '../core/handler'
import { addJob } from '../core/jobs'
import { invalid, Problem } from '../core/problem'
import { beginSession } from '../core/access/session'
import { frontPageColumn } from '../shared/visibility/profiles'
import { countMailTo } from './attempts'
import { dataExportOf, requestDataExport } from './dataExport'
import { rememberDevice } from './knownDevice'
import { claim, isNameTaken } from './names'
import { deleteWithGrace } from '../shared/account/deletion'
import { hashPassword } from '../shared/account/password'
import { isOwnPassword, replacePassword } from '../shared/account/profilePassword'
import { nameLimits, nameProblem, passwordProblem } from '../shared/account/rules'
import { neverConfirmed } from './unconfirmed'

type ShowColumn = 'showOnFrontPage' | 'showOnDarkFrontPage' | 'showPlace' | 'showInBirthdays'
type Settings = AnswerOf<'EditProfile.Settings'>

function settingsOf(profile: ProfileRow, viewer: MemberViewer): Settings {
  return {
    name: profile.name,
    email: profile.email,
    pendingEmail: profile.pendingEmail,
    emailConfirmed: profile.emailConfirmedAt !== null,
    language: profile.language as Locale,
    languages: [...viewer.site.languages],
    showOnFrontPage: profile[frontPageColumn(viewer.site)],
    showPlace: profile.showPlace,
    showInBirthdays: profile.showInBirthdays,
    createdAt: profile.createdAt.toISOString(),
  }
}

const settings: Handler<'EditProfile.Settings'> = async (_deps, { viewer }) => settingsOf(viewer.profile, viewer)

async function requirePassword(
  deps: Deps,
  { profile, session }: MemberViewer,
  field: string,
  password: string,
): Promise<void> {
  if (!(await isOwnPassword(deps, profile, password, `session ${session.id}`)))
    throw invalid({ field, code: 'WRONG_PASSWORD' })
}

async function changed(
  { db }: { db: Kysely<DB> },
  viewer: MemberViewer,
  values: Partial<Pick<ProfileRow, 'name' | 'pendingEmail' | 'language' | ShowColumn>>,
): Promise<Settings> {
  const profile = await db
    .updateTable('profile')
    .set(values)
    .where('id', '=', viewer.profile.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return settingsOf(profile, viewer)
}

const updateName: Handler<'EditProfile.UpdateProfileName'> = async (deps, { body: { name }, viewer }) => {
  refuseImpersonated(viewer)
  const code = nameProblem(name)
  if (code) throw invalid({ field: 'name', code, params: nameLimits })
  return deps.db.transaction().execute(async (db) => {
    await claim(db, 'name', name)
    if (await isNameTaken(db, name, { profileId: viewer.profile.id })) {
      throw new Problem(409, 'NAME_TAKEN', { fields: [{ field: 'name', code: 'NAME_TAKEN' }] })
    }
    return changed({ db }, viewer, { name })
  })
}

const updateEmail: Handler<'EditProfile.UpdateProfileEmail'> = async (deps, call) => {
  const { body, viewer } = call
  refuseImpersonated(viewer)
  await requirePassword(deps, viewer, 'password', body.password)
  const { profile, site } = viewer
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
  const answer = await changed(deps, viewer, { pendingEmail: body.email })
  // The owner of a taken address gets a mail; the one who asked learns nothing about others' profiles.
  await addJob(deps.db, 'sendMail', {
    mail: 'toProfile',
    name: owner ? 'alreadyHaveProfile' : 'confirmNewEmail',
    siteId: site.id,
    profileId: owner?.id ?? profile.id,
  })
  return answer
}

const updatePassword: Handler<'EditProfile.UpdateProfilePassword'> = async (deps, call) => {
  const { viewer, body } = call
  refuseImpersonated(viewer)
  await requirePassword(deps, viewer, 'currentPassword', body.currentPassword)
  const { profile, session } = viewer
  const code = passwordProblem(body.newPassword, profile.name, profile.email)
  if (code) throw invalid({ field: 'newPassword', code })
  const passwordHash = await hashPassword(body.newPassword)
  const token = await deps.db.transaction().execute(async (db) => {
    const { clock } = deps
    await replacePassword({ db, clock }, { profileId: profile.id, passwordHash, siteId: viewer.site.id })
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

const updateLanguage: Handler<'EditProfile.UpdateLanguage'> = async (deps, { body: { language }, viewer }) => {
  refuseImpersonated(viewer)
  if (!viewer.site.languages.includes(language)) throw invalid({ field: 'language', code: 'OUT_OF_RANGE' })
  return changed(deps, viewer, { language })
}

const updateFrontPage: Handler<'EditProfile.UpdateFrontPageVisibility'> = async (deps, { body, viewer }) => {
  refuseImpersonated(viewer)
  return changed(deps, viewer, { [frontPageColumn(viewer.site)]: body.visible })
}

const updatePrivacy: Handler<'EditProfile.UpdatePrivacy'> = async (deps, { body, viewer }) => {
  refuseImpersonated(viewer)
  const { showPlace = viewer.profile.showPlace, showInBirthdays = viewer.profile.showInBirthdays } = body
  return changed(deps, viewer, { showPlace, showInBirthdays })
}

const requestExport: Handler<'EditProfile.ExportProfileData'> = async (deps, { viewer, body }) => {
  refuseImpersonated(viewer)
  await requirePassword(deps, viewer, 'password', body.password)
  return requestDataExport(deps, viewer)
}

const getExport: Handler<'EditProfile.GetDataExport'> = async (deps, { viewer }) =>
  viewer.session.impersonatorId === null ? dataExportOf(deps, viewer.profile.id) : null

const deleteProfile: Handler<'EditProfile.DeleteProfile'> = async (deps, call) => {
  const { viewer, body } = call
  refuseImpersonated(viewer)
  await requirePassword(deps, viewer, 'password', body.password)
  const deletion = { profileId: viewer.profile.id, siteId: viewer.site.id, reason: body.reason ?? null }
  const eraseAt = await deps.db.transaction().execute((transaction) => deleteWithGrace(deps, transaction, deletion))
  call.clearSessionCookie()
  return { erasedAt: eraseAt.toISOString() }
}

export const settingsHandlers = {
  'EditProfile.Settings': settings,
  'EditProfile.UpdateProfileName': updateName,
  'EditProfile.UpdateProfileEmail': updateEmail,
  'EditProfile.UpdateProfilePassword': updatePassword,
  'EditProfile.UpdateLanguage': updateLanguage,
  'EditProfile.UpdateFrontPageVisibility': updateFrontPage,
  'EditProfile.UpdatePrivacy': updatePrivacy,
  'EditProfile.ExportProfileData': requestExport,
  'EditProfile.GetDataExport': getExport,
  'EditProfile.DeleteProfile': deleteProfile,
} satisfies Partial<Handlers>
