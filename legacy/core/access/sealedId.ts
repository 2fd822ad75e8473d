import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Settings } from '../settings'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
/** The id and the time of sealing, in seconds. */
const TEXT_BYTES = 8
/** Of an integer of the database. */
const MAX_ID = 2 ** 31 - 1

export interface Sealed {
  readonly id: number
  readonly sealedAt: Date
}

/**
 * Encrypts and authenticates an id for a link: nobody without the server's secret can read it, make one, or use it
 * for another purpose, nor once what it is bound to has changed.
 */
export function sealId(
  settings: Pick<Settings, 'secret'>,
  purpose: string,
  { id, sealedAt }: Sealed,
  bound = '',
): string {
  const iv = randomBytes(IV_BYTES)
  const text = Buffer.alloc(TEXT_BYTES)
  text.writeUInt32BE(id)
  text.writeUInt32BE(Math.floor(sealedAt.getTime() / 1000), 4)
  const cipher = createCipheriv(ALGORITHM, keyOf(settings, purpose), iv, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(bound))
  return Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** The id of a link; undefined when the link was made or changed by somebody else. */
export function openSealedId(
  settings: Pick<Settings, 'secret'>,
  purpose: string,
  link: string,
  bound = '',
): Sealed | undefined {
  const bytes = bytesOf(link)
  if (!bytes) return undefined
  const decipher = decipherOf(settings, purpose, bytes)
  decipher.setAAD(Buffer.from(bound))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    const text = Buffer.concat([decipher.update(textOf(bytes)), decipher.final()])
    return { id: text.readUInt32BE(), sealedAt: new Date(text.readUInt32BE(4) * 1000) }
  } catch {
    return undefined
  }
}

/** The id that a link claims, which anybody may have made up: only to look up what it would be bound to. */
export function claimedId(settings: Pick<Settings, 'secret'>, purpose: string, link: string): number | undefined {
  const bytes = bytesOf(link)
  const claimed = bytes && decipherOf(settings, purpose, bytes).update(textOf(bytes)).readUInt32BE()
  return claimed === undefined || claimed > MAX_ID ? undefined : claimed
}

function bytesOf(link: string): Buffer | undefined {
  const bytes = Buffer.from(link, 'base64url')
  // Decoding ignores what is not base64url, and so would accept several spellings.
  const isWhole = bytes.length === IV_BYTES + TEXT_BYTES + TAG_BYTES && bytes.toString('base64url') === link
  return isWhole ? bytes : undefined
}

function decipherOf(settings: Pick<Settings, 'secret'>, purpose: string, bytes: Buffer) {
  const iv = bytes.subarray(0, IV_BYTES)
  return createDecipheriv(ALGORITHM, keyOf(settings, purpose), iv, { authTagLength: TAG_BYTES })
}

function textOf(bytes: Buffer): Buffer {
  return bytes.subarray(IV_BYTES, -TAG_BYTES)
}

function keyOf({ secret }: Pick<Settings, 'secret'>, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}
