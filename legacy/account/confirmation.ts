import type { Transaction } from 'kysely'
import { MessageType, ProfileStatus } from '../contract/enums'
import type { DB } from '../core/database/schema.generated'
import { constraintOf } from '../core/database/faults'
import type { Deps, Handler, Handlers, Request } from '../core/handler'
import { addJob } from '../core/jobs'
import { Problem } from '../core/problem'
import { sendSystemMessage } from '../shared/mail/system'
import { countMailTo } from './attempts'
import { rememberDevice } from './knownDevice'
import { findLinkToken, useLinkToken } from '../shared/account/linkTokens'
import { isOwnPassword } from '../shared/account/profilePassword'
import { sessionStart, startSession } from '../shared/account/sessionStart'
import { neverConfirmed } from './unconfirmed'

const confirmEmail: Handler<'LogOn.ConfirmEmail'> = async (deps, call) => {
  const { queryString, password } = call.body
  const first = await findLinkToken(deps, queryString, ['confirm'])
  if (first) await requirePassword(deps, call, first.profileId, password)
  const siteId = call.viewer.site.id
  const newProfileId = await deps.db
    .transaction()
    .execute(async (db) => {
      const link = await useLinkToken({ db, clock: deps.clock }, queryString, ['confirm', 'email'])
      if (link.kind === 'email') return changeEmail({ ...deps, db }, siteId, link)
      const confirmed = await db
        .updateTable('profile')
        .set({ status: ProfileStatus.Active, emailConfirmedAt: deps.clock.now(), lastOnlineAt: deps.clock.now() })
        .where('id', '=', link.profileId)
        .where('status', '=', ProfileStatus.None)
        .returning('name')
        .executeTakeFirst()
      if (confirmed) {
        const about = { text: 'WELCOME', params: { profileName: confirmed.name } } as const
        await sendSystemMessage(deps, db, link.profileId, { type: MessageType.SystemMessage, about })
      }
      return link.profileId
    })
    .catch((error: unknown) => {
      // Another profile has confirmed the address since the link was made.
      throw constraintOf(error) === 'profile_email_key' ? new Problem(410, 'LINK_EXPIRED') : error
    })
  if (newProfileId === undefined) return sessionStart(deps, call.viewer)
  return startSession(deps, call, { profileId: newProfileId, rememberMe: false })
}

/**
 * Requires the password of a new profile: whoever signs up with someone else's address knows a password but has no
 * link, and the owner of the address has only the link.
 */
async function requirePassword(
  deps: Deps,
  call: Request<'LogOn.ConfirmEmail'>,
  profileId: number,
  password: string | undefined,
): Promise<void> {
  const wrong = (code: 'PASSWORD_REQUIRED' | 'WRONG_PASSWORD') =>
    new Problem(422, code, { fields: [{ field: 'password', code }] })
  if (!password) throw wrong('PASSWORD_REQUIRED')
  const profile = await deps.db
    .selectFrom('profile')
    .select(['id', 'passwordHash'])
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow()
  if (!(await isOwnPassword(deps, profile, password, 'link'))) throw wrong('WRONG_PASSWORD')
  rememberDevice(deps, profile, call)
}

async function changeEmail(
  { db, clock }: { db: Transaction<DB>; clock: Deps['clock'] },
  siteId: number,
  link: { profileId: number; target: string | null },
): Promise<undefined> {
  const before = await db
    .selectFrom('profile')
    .select(['email', 'name', 'language', 'pendingEmail', 'profileType'])
    .where('id', '=', link.profileId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (link.target === null || before.pendingEmail !== link.target) throw new Problem(410, 'LINK_EXPIRED')
  // Following the link proves the address; a sign-up with it that nobody confirmed has no claim.
  await db
    .deleteFrom('profile')
    .where('email', '=', link.target)
    .where((eb) => neverConfirmed(eb))
    .execute()
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
    profileType: before.profileType,
  })
  return undefined
}

const resendConfirmation: Handler<'LogOn.ResendConfirmation'> = async (deps, call) => {
  const { body, viewer } = call
  await countMailTo(deps, call, body.email)
  await addJob(deps.db, 'sendMail', { mail: 'resendConfirmation', siteId: viewer.site.id, email: body.email })
  return {}
}

/** LogOn's calls for unconfirmed addresses. */
export const confirmationHandlers = {
  'LogOn.ConfirmEmail': confirmEmail,
  'LogOn.ResendConfirmation': resendConfirmation,
} satisfies Partial<Handlers>
