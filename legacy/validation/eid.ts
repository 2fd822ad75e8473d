import { createHmac } from 'node:crypto'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  clockSkew,
  clockTolerance,
  ClientError,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  Configuration,
  type IDToken,
  type ServerMetadata,
} from 'openid-client'
import type { BodyOf } from '../contract/contract'
import { ValidationMethod, ValidationRefusal } from '../contract/enums'
import type { ProfileValidationInfo } from '../contract/validateProfile'
import { changeOwn } from '../core/changeOwn'
import { after, ageOn, calendarDay, MINUTE } from '../core/clock'
import type { Deps, MemberViewer } from '../core/handler'
import { Problem } from '../core/problem'
import { signatureOf } from '../core/access/signature'
import { hashToken, newToken } from '../core/access/secretToken'
import type { EidSettings } from '../core/settings'
import type { Site } from '../core/sites'
import { requireOpenPerson, validationInfo } from './info'
import { requireMethod } from './methods'
import { passPerson, refusePerson } from './outcome'

const ATTEMPT_LASTS = 10 * MINUTE
/** Seconds that the clocks of the broker and ours may differ by. */
const CLOCK_TOLERANCE = 30
const TIMEOUT_SECONDS = 10
const ADULT = 18

/** The brokers' addresses, which are asked for once. */
const brokers = new WeakMap<EidSettings, Promise<ServerMetadata>>()

/** Sends the browser to the broker: authorisation code with PKCE, state and nonce. */
export async function beginEid(
  deps: Deps,
  viewer: MemberViewer,
  { personId }: BodyOf<'ValidateProfile.ValidatePersonEid'>,
): Promise<{ url: string }> {
  requireMethod(deps, viewer.site, ValidationMethod.MitId)
  await requireOpenPerson(deps.db, viewer, personId)
  await deps.limits.consume('validationByProfile', String(viewer.profile.id))
  const broker = await brokerOf(deps)
  const { eid } = deps.settings
  const state = newToken()
  await deps.db
    .insertInto('eidAttempt')
    .values({
      stateHash: hashToken(state),
      profileId: viewer.profile.id,
      personId,
      sessionId: viewer.session.id,
      endsAt: after(deps.clock.now(), ATTEMPT_LASTS),
    })
    .execute()
  const acrValues = eid.acrValues[viewer.site.systemName.replace('dark.', '')]
  const url = buildAuthorizationUrl(broker, {
    redirect_uri: returnAddress(viewer.site),
    scope: eid.scope,
    state,
    nonce: nonceOf(deps, state),
    code_challenge: await calculatePKCECodeChallenge(verifierOf(deps, state)),
    code_challenge_method: 'S256',
    // A browser that others use must not prove them by an earlier log-in.
    prompt: 'login',
    ui_locales: viewer.locale,
    ...(acrValues !== undefined && { acr_values: acrValues }),
  })
  return { url: url.href }
}

/** Takes over what the broker says, of which only "18 or over" and a pseudonymous key are kept. */
export async function completeEid(
  deps: Deps,
  viewer: MemberViewer,
  { query }: BodyOf<'ValidateProfile.CompleteEid'>,
): Promise<ProfileValidationInfo> {
  const { profile, site } = viewer
  const answer = new URLSearchParams(query)
  const state = answer.get('state') ?? ''
  const personId = await takeAttempt(deps, viewer, state)
  if (answer.get('error') === 'access_denied') throw new Problem(422, 'EID_CANCELLED')
  const claims = await claimsOf(deps, site, answer, state)
  const adult = isAdult(claims[deps.settings.eid.claim], calendarDay(deps.clock.now(), site.timeZone))
  if (adult === undefined) throw new Problem(422, 'EID_REFUSED')
  const person = { profileId: profile.id, personId, method: ValidationMethod.MitId }
  await changeOwn(deps, viewer, async (db) => {
    await requireOpenPerson(db, viewer, personId)
    if (adult) await passPerson(deps, db, { ...person, personKey: keyOf(deps, claims) })
    else await refusePerson(deps, db, { ...person, refusal: ValidationRefusal.UnderAge })
  })
  return validationInfo(deps, viewer)
}

/** The person whom a log-in was begun for. It counts once, and in the same session only. */
async function takeAttempt({ db, clock }: Deps, viewer: MemberViewer, state: string): Promise<number> {
  const attempt = await db
    .deleteFrom('eidAttempt')
    .where('stateHash', '=', hashToken(state))
    .where('sessionId', '=', viewer.session.id)
    .where('profileId', '=', viewer.profile.id)
    .where('endsAt', '>', clock.now())
    .returning('personId')
    .executeTakeFirst()
  if (!attempt) throw new Problem(410, 'EID_EXPIRED')
  return attempt.personId
}

async function claimsOf(deps: Deps, site: Site, answer: URLSearchParams, state: string): Promise<IDToken> {
  const broker = await brokerOf(deps)
  try {
    const tokens = await authorizationCodeGrant(broker, new URL(`${returnAddress(site)}?${answer.toString()}`), {
      expectedState: state,
      expectedNonce: nonceOf(deps, state),
      pkceCodeVerifier: verifierOf(deps, state),
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    // The library does not ask when a token was made.
    if (claims && claims.iat <= deps.clock.now().getTime() / 1000 + CLOCK_TOLERANCE) return claims
  } catch (error) {
    if (isUnreachable(error)) throw unavailable(deps, error)
    // Only the code of the failure: its cause may hold what the broker said of the person.
    deps.log.warn({ reason: error instanceof ClientError ? error.code : undefined }, 'An e-ID was refused')
  }
  throw new Problem(422, 'EID_REFUSED')
}

async function brokerOf(deps: Deps): Promise<Configuration> {
  const { eid } = deps.settings
  const known = brokers.get(eid) ?? discover(eid)
  brokers.set(eid, known)
  try {
    const broker = new Configuration(
      await known,
      eid.clientId,
      // Tokens are judged by the server's clock.
      { [clockTolerance]: CLOCK_TOLERANCE, [clockSkew]: Math.round((deps.clock.now().getTime() - Date.now()) / 1000) },
      ClientSecretPost(eid.clientSecret),
    )
    broker.timeout = TIMEOUT_SECONDS
    enableNonRepudiationChecks(broker)
    for (const allow of insecure(eid)) allow(broker)
    return broker
  } catch (error) {
    brokers.delete(eid)
    throw unavailable(deps, error)
  }
}

async function discover(eid: EidSettings): Promise<ServerMetadata> {
  const options = { execute: insecure(eid), timeout: TIMEOUT_SECONDS }
  const broker = await discovery(new URL(eid.issuer), eid.clientId, undefined, undefined, options)
  return broker.serverMetadata()
}

/** A broker on this machine, for trying things out, has no TLS. */
function insecure({ issuer }: EidSettings) {
  return new URL(issuer).protocol === 'http:' ? [allowInsecureRequests] : []
}

function isUnreachable(error: unknown): boolean {
  if (error instanceof ClientError) return error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT'
  return error instanceof TypeError && error.message === 'fetch failed'
}

function unavailable({ log }: Deps, error: unknown): Problem {
  log.warn({ err: error }, 'The broker of the e-ID cannot be reached')
  return new Problem(409, 'EID_UNAVAILABLE')
}

/** Whether a claim says that somebody is 18: yes or no, years, or a birthday; undefined if it says none of these. */
export function isAdult(claim: unknown, today: string): boolean | undefined {
  const text = String(claim)
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^\d{1,3}$/.test(text)) return Number(text) >= ADULT
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return ageOn(today, text) >= ADULT
  return undefined
}

/** The same for the same human at the same broker; without the server's secret it leads to nobody. */
function keyOf({ settings }: Pick<Deps, 'settings'>, { iss, sub }: IDToken): Buffer {
  return createHmac('sha256', settings.secret)
    .update(`person:${JSON.stringify([iss, sub])}`)
    .digest()
}

function nonceOf({ settings }: Pick<Deps, 'settings'>, state: string): string {
  return signatureOf(settings, 'e-ID nonce', state)
}

function verifierOf({ settings }: Pick<Deps, 'settings'>, state: string): string {
  return signatureOf(settings, 'e-ID verifier', state)
}

function returnAddress(site: Site): string {
  return `${site.origin}/ProfileValidation`
}

/** Forgets log-ins that nobody came back from. */
export async function removeOldEidAttempts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('eidAttempt').where('endsAt', '<=', clock.now()).execute()
}
