import type { ContentTokens } from '../../contract/shapes'
import { HOUR } from '../clock'
import type { Deps, Viewer } from '../handler'
import { isSigned, signatureOf } from './signature'

const PURPOSE = 'session-content-token'

/** How long a token holds after the hour in which it was made. Clients read new addresses every 60 minutes: one try may fail. */
const VALID_FOR = 2 * HOUR

/** The session in which a media address was made, by its id, which opens nothing; 0 for a visitor. */
export interface TokenBearer {
  readonly sessionId: number
  readonly siteId: number
  /** The end of the hour in which the address was made: the next ones differ. */
  readonly freshUntil: Date
}

type Signer = Pick<Deps, 'clock' | 'settings'>

/** Tokens for media addresses: the same ones for the whole hour, so that browsers find pictures in their cache. */
export function contentTokens({ clock, settings }: Signer, viewer: Pick<Viewer, 'session' | 'site'>): ContentTokens {
  const endOfHour = (Math.floor(clock.now().getTime() / HOUR) + 1) * HOUR
  const expiresAt = new Date(endOfHour + VALID_FOR)
  const payload = `${viewer.session?.id ?? 0}.${viewer.site.id}.${Math.floor(expiresAt.getTime() / 1000)}`
  return { media: `${payload}.${signatureOf(settings, PURPOSE, payload)}`, expiresAt: expiresAt.toISOString() }
}

/** The session of a token, or undefined when it is forged or has expired. */
export function readContentToken({ clock, settings }: Signer, token: string): TokenBearer | undefined {
  const [sessionId, siteId, expires, signed] = token.split('.')
  if (!sessionId || !siteId || !expires || !signed) return undefined
  if (!isSigned(settings, PURPOSE, `${sessionId}.${siteId}.${expires}`, signed)) return undefined
  if (Number(expires) * 1000 <= clock.now().getTime()) return undefined
  const freshUntil = new Date(Number(expires) * 1000 - VALID_FOR)
  return { sessionId: Number(sessionId), siteId: Number(siteId), freshUntil }
}
