import { refuseImpersonated } from '../core/access/access'
import type { Deps, Handler, Handlers } from '../core/handler'
import { invalid } from '../core/problem'
import type { Settings } from '../core/settings'
import { Problem } from '../core/problem'
import { newLinkToken, useLinkToken } from '../shared/account/linkTokens'
import { isClosed, startSession } from '../shared/account/sessionStart'

/**
 * Where single sign-on may lead: a path of the site itself, or an address of the chat site, of one of our sites or
 * of the allow-list. Anything else is dropped, so that a forged link cannot send a member away.
 */
export function allowedRedirect(settings: Settings, target: string | null): string | null {
  if (target === null) return null
  if (isOwnPath(target)) return target
  if (!URL.canParse(target)) return null
  const { origin, protocol, username } = new URL(target)
  const allowed = [
    new URL(settings.chatUrl).origin,
    ...settings.ssoRedirects,
    ...settings.sites.all.map((site) => site.origin),
  ]
  return /^https?:$/.test(protocol) && username === '' && allowed.includes(origin) ? target : null
}

/** `/Start`, but neither `//host` nor `/\host`, which browsers read as another host. */
function isOwnPath(target: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(target)
}

const ssoLogOn: Handler<'LogOn.SsoLogOn'> = async (deps, call) => {
  const ticket = await useLinkToken(deps, call.body.ssoQuery, ['sso'])
  await refuseClosedProfile(deps, ticket.profileId)
  const session = await startSession(deps, call, { profileId: ticket.profileId, rememberMe: false })
  return { ...session, redirectUrl: allowedRedirect(deps.settings, ticket.target) }
}

async function refuseClosedProfile({ db }: Deps, profileId: number): Promise<void> {
  const { status } = await db
    .selectFrom('profile')
    .select('status')
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow()
  if (isClosed(status)) throw new Problem(410, 'LINK_EXPIRED')
}

const createSsoTicket: Handler<'LogOn.CreateSsoTicket'> = async (deps, { body, viewer }) => {
  const path = body.path ?? '/'
  if (!isOwnPath(path)) throw invalid({ field: 'path', code: 'INVALID_FORMAT' })
  // Staff who act as another must not carry that over to other sites.
  refuseImpersonated(viewer)
  const url = new URL(`${deps.settings.chatUrl}${path}`)
  const token = await newLinkToken(deps, { kind: 'sso', profileId: viewer.profile.id, target: url.href })
  url.searchParams.set('SSO', token)
  return { url: url.href }
}

export const ssoHandlers = {
  'LogOn.SsoLogOn': ssoLogOn,
  'LogOn.CreateSsoTicket': createSsoTicket,
} satisfies Partial<Handlers>
