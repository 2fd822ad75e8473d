import { ProfileStatus } from '../contract/enums'
import type { Deps, Handler, Handlers, ProfileRow, Viewer, Request } from '../core/handler'
import { addJob } from '../core/jobs'
import { Problem } from '../core/problem'
import { endSession } from '../core/access/session'
import { publishProfileChange } from '../shared/mail/participants'
import { findLinkToken, useLinkToken } from '../shared/account/linkTokens'
import { countLogOnAttempt, countMailTo } from './attempts'
import { rememberDevice } from './knownDevice'
import { hashPassword, isPassword } from '../shared/account/password'
import { profileByNameOrEmail } from './names'
import { replacePassword } from '../shared/account/profilePassword'
import { passwordProblem } from '../shared/account/rules'
import { startSession } from '../shared/account/sessionStart'

const logOn: Handler<'LogOn.LogOn'> = async (deps, call) => {
  const { password, rememberMe = false, restore = false } = call.body
  const name = call.body.name.trim()
  const found = await profileByNameOrEmail(deps.db, name)
  const forgetAttempts = await countLogOnAttempt(deps, call, name.toLowerCase(), found)
  const right = await isPassword(found?.passwordHash, password)
  if (!found || !right) throw new Problem(422, 'WRONG_CREDENTIALS')
  const profile = await openedForLogOn(deps, found, call, restore)
  await forgetAttempts()
  rememberDevice(deps, profile, call)
  await deps.db.updateTable('profile').set({ lastOnlineAt: deps.clock.now() }).where('id', '=', profile.id).execute()
  return startSession(deps, call, { profileId: profile.id, rememberMe })
}

/** The profile, if the password is right. A profile that waits for its deletion opens only on request. */
async function openedForLogOn(
  deps: Deps,
  profile: ProfileRow,
  { viewer }: Pick<Request<'LogOn.LogOn'>, 'viewer'>,
  restore: boolean,
): Promise<ProfileRow> {
  switch (profile.status) {
    case ProfileStatus.None:
      await remindToConfirm(deps, profile.id, viewer.site.id)
      // Another answer would reveal, to somebody who signed up with another person's address, that the address had
      // no profile.
      throw new Problem(422, 'WRONG_CREDENTIALS')
    case ProfileStatus.PermaLocked:
    case ProfileStatus.Deleted:
      throw new Problem(422, 'WRONG_CREDENTIALS')
    case ProfileStatus.ToBeDeleted:
      // Deleted by the staff.
      if (profile.statusBeforeDeletion === ProfileStatus.PermaLocked) throw new Problem(422, 'WRONG_CREDENTIALS')
      if (!restore) throw willBeErased(profile, viewer)
      return deps.db.transaction().execute(async (transaction) => {
        const opened = await transaction
          .updateTable('profile')
          .set({
            status: profile.statusBeforeDeletion ?? ProfileStatus.Active,
            statusBeforeDeletion: null,
            deletedAt: null,
            deleteReason: null,
            eraseAt: null,
          })
          .where('id', '=', profile.id)
          .returningAll()
          .executeTakeFirstOrThrow()
        await publishProfileChange(transaction, opened.id)
        return opened
      })
    default:
      return profile
  }
}

function willBeErased({ eraseAt }: ProfileRow, { site, locale }: Viewer): Problem {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: site.timeZone })
  return new Problem(422, 'PROFILE_WILL_BE_ERASED', { params: { date: eraseAt ? day.format(eraseAt) : '' } })
}

/** Sends the confirmation mail again, a limited number of times. */
async function remindToConfirm({ db, limits }: Deps, profileId: number, siteId: number): Promise<void> {
  try {
    // Not the limit by recipient, which would reveal others' calls.
    await limits.consume('reminderByProfile', String(profileId))
  } catch (refusal) {
    if (refusal instanceof Problem) return
    throw refusal
  }
  await addJob(db, 'sendMail', { mail: 'toProfile', name: 'confirmEmail', siteId, profileId })
}

const logOut: Handler<'LogOn.LogOut'> = async (deps, call) => {
  await endSession(deps, call.viewer.session)
  call.clearSessionCookie()
  return {}
}

const checkStamp: Handler<'LogOn.CheckStamp'> = async (_deps, { body, viewer }) => ({
  valid: (viewer.session?.stamp ?? '') === body.stamp,
})

// The queue looks for a profile with the address later, so that the answer takes the same time in both cases.
const forgotPassword: Handler<'LogOn.ForgotPassword'> = async (deps, call) => {
  const { body, viewer } = call
  const { email } = body
  await countMailTo(deps, call, email)
  await addJob(deps.db, 'sendMail', { mail: 'resetPassword', siteId: viewer.site.id, email })
  return {}
}

const resetPasswordData: Handler<'LogOn.ResetPasswordData'> = async (deps, { query }) => {
  const link = await findLinkToken(deps, query.queryString, ['reset'])
  if (!link) return { valid: false, profileName: null, expiresAt: null }
  const { name } = await deps.db
    .selectFrom('profile')
    .select('name')
    .where('id', '=', link.profileId)
    .executeTakeFirstOrThrow()
  return { valid: true, profileName: name, expiresAt: link.expiresAt.toISOString() }
}

const resetPassword: Handler<'LogOn.ResetPassword'> = async (deps, call) => {
  const { queryString, password } = call.body
  const passwordHash = await hashPassword(password)
  const profileId = await deps.db.transaction().execute(async (db) => {
    const link = await useLinkToken({ db, clock: deps.clock }, queryString, ['reset'])
    const profile = await db
      .selectFrom('profile')
      .select(['id', 'name', 'email'])
      .where('id', '=', link.profileId)
      .executeTakeFirstOrThrow()
    const code = passwordProblem(password, profile.name, profile.email)
    // Thrown inside the transaction, so that the link still works for a better password.
    if (code) throw new Problem(400, 'VALIDATION_FAILED', { fields: [{ field: 'password', code }] })
    const siteId = call.viewer.site.id
    await replacePassword({ db, clock: deps.clock }, { profileId: profile.id, passwordHash, siteId })
    return profile.id
  })
  // Whoever reads the owner's mail gets in, also while others guess.
  rememberDevice(deps, { id: profileId, passwordHash }, call)
  call.clearSessionCookie()
  return {}
}

/** LogOn's calls for existing profiles. */
export const logOnHandlers = {
  'LogOn.LogOn': logOn,
  'LogOn.LogOut': logOut,
  'LogOn.CheckStamp': checkStamp,
  'LogOn.ForgotPassword': forgotPassword,
  'LogOn.ResetPasswordData': resetPasswordData,
  'LogOn.ResetPassword': resetPassword,
} satisfies Partial<Handlers>
