import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** How long a content token opens media; clients fetch a new one every hour. */
export const TOKEN_LIFETIME = 2 * 60 * 60 * 1000

/** The profile that stands in a token of somebody who is not logged in. */
export const ANONYMOUS = 0

/** Makes and reads the tokens that media addresses carry. */
export interface ContentTokenSigner {
  /** A token for a profile, or for `ANONYMOUS`. */
  sign(profileId: number, now: Date): { media: string; expiresAt: string }
  /** Whom a token was made for; undefined when it is forged, damaged or expired. */
  verify(token: string, now: Date): number | undefined
}

/** Tokens signed with a key: the profile, the moment of expiry in seconds, and the signature over both. */
export function contentTokenSigner(key: Buffer): ContentTokenSigner {
  const signature = (content: string) => createHmac('sha256', key).update(content).digest().subarray(0, 18)
  return {
    sign: (profileId, now) => {
      const expires = Math.floor((now.getTime() + TOKEN_LIFETIME) / 1000)
      const content = `${profileId.toString(36)}.${expires.toString(36)}`
      return {
        media: `${content}.${signature(content).toString('base64url')}`,
        expiresAt: new Date(expires * 1000).toISOString(),
      }
    },
    verify: (token, now) => {
      const [, content, profile, expires, proof] = /^(([0-9a-z]+)\.([0-9a-z]+))\.([\w-]{24})$/.exec(token) ?? []
      if (!content || !profile || !expires || !proof) return undefined
      if (!timingSafeEqual(Buffer.from(proof, 'base64url'), signature(content))) return undefined
      return Number.parseInt(expires, 36) * 1000 > now.getTime() ? Number.parseInt(profile, 36) : undefined
    },
  }
}

/** The signing key: the one of the settings, or one that is made on the first start and kept in the data directory. */
export async function contentTokenKey(dataDir: string, setting: string | undefined): Promise<Buffer> {
  if (setting) return Buffer.from(setting, 'utf8')
  const file = join(dataDir, 'content-token.key')
  await mkdir(dataDir, { recursive: true })
  try {
    await writeFile(file, randomBytes(32), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFile(file)
}
