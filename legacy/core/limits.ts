import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Pool } from 'pg'
import { callLimits } from '../contract/callLimits'
import { Problem } from './problem'

/** How often something may be tried: so many times in so many seconds. */
const rules = {
  ...callLimits,
  logOnByAccount: { points: 10, duration: 15 * 60 },
  mailByRecipient: { points: 5, duration: 60 * 60 },
  reminderByProfile: { points: 3, duration: 60 * 60 },
  passwordByProfile: { points: 10, duration: 15 * 60 },
  uploadByProfile: { points: 120, duration: 60 * 60 },
  megabytesByProfile: { points: 5_000, duration: 24 * 60 * 60 },
  relationByProfile: { points: 30, duration: 24 * 60 * 60 },
  guestbookByProfile: { points: 30, duration: 60 * 60 },
  noteByProfile: { points: 200, duration: 60 * 60 },
  visitByProfile: { points: 1000, duration: 60 * 60 },
  pictureEditByProfile: { points: 240, duration: 60 * 60 },
  albumRequestByProfile: { points: 60, duration: 60 * 60 },
  commentByProfile: { points: 120, duration: 60 * 60 },
  reportByProfile: { points: 30, duration: 60 * 60 },
  // A text in the making is saved every few seconds.
  blogSaveByProfile: { points: 1500, duration: 60 * 60 },
  blogPublishByProfile: { points: 20, duration: 24 * 60 * 60 },
  messageByProfile: { points: 60, duration: 60 },
  newConversationByProfile: { points: 50, duration: 24 * 60 * 60 },
  groupChatByProfile: { points: 20, duration: 24 * 60 * 60 },
  groupMemberByProfile: { points: 200, duration: 24 * 60 * 60 },
  videoCallByProfile: { points: 20, duration: 60 * 60 },
  videoCallChoiceByProfile: { points: 30, duration: 60 * 60 },
  typingByProfile: { points: 60, duration: 60 },
  mailSearchByProfile: { points: 60, duration: 60 },
} as const

/** The name of a limit. */
export type LimitName = keyof typeof rules

/** Counts attempts, for all servers of the installation together. */
export interface Limits {
  /** Counts one attempt, or so many points; throws RATE_LIMITED when it is one too many. */
  consume(name: LimitName, key: string, points?: number): Promise<void>
  /** Forgets the attempts, after a success. */
  forget(name: LimitName, key: string): Promise<void>
}

/** Limits that are counted in the database. */
export function postgresLimits(pool: Pool): Limits {
  const limiters = new Map(
    Object.entries(rules).map(([name, rule]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        keyPrefix: name,
        ...rule,
      }),
    ]),
  )
  const limiter = (name: LimitName) => {
    const found = limiters.get(name)
    if (!found) throw new Error(`There is no limit ${name}`)
    return found
  }
  // Hashed, so that the table tells nobody who tried what.
  const normal = (key: string) => createHash('sha256').update(networkOf(key.toLowerCase())).digest('base64url')
  return {
    consume: async (name, key, points = 1) => {
      try {
        await limiter(name).consume(normal(key), points)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        throw new Problem(429, 'RATE_LIMITED', { retryAfter, params: { minutes: Math.ceil(retryAfter / 60) } })
      }
    },
    forget: async (name, key) => {
      await limiter(name).delete(normal(key))
    },
  }
}

/** Of an IPv6 address its network: one household has 2^64 addresses. Anything else as it is. */
function networkOf(key: string): string {
  if (!isIPv6(key)) return key
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/.exec(key)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = key.split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const left = groups(head)
  const right = groups(tail ?? '')
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const network = [...left, ...zeros, ...right].slice(0, 4).map((group) => parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
