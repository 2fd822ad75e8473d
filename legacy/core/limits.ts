import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Pool } from 'pg'
import { callLimits } from '../contract/callLimits'
import { Problem } from './problem'

/** Limits: attempts within a number of seconds. */
const rules = {
  ...callLimits,
  logOnByAccountAndAddress: { points: 10, duration: 15 * 60 },
  logOnByDevice: { points: 10, duration: 15 * 60 },
  // From all unknown devices together.
  logOnByAccount: { points: 60, duration: 60 * 60 },
  logOnMailByAccount: { points: 1, duration: 24 * 60 * 60 },
  logOnMailByProfile: { points: 1, duration: 24 * 60 * 60 },
  mailByRecipientAndAddress: { points: 5, duration: 60 * 60 },
  mailByRecipient: { points: 20, duration: 60 * 60 },
  reminderByProfile: { points: 3, duration: 60 * 60 },
  passwordBySession: { points: 10, duration: 15 * 60 },
  dataExportByProfile: { points: 3, duration: 24 * 60 * 60 },
  uploadByProfile: { points: 120, duration: 60 * 60 },
  megabytesByProfile: { points: 5_000, duration: 24 * 60 * 60 },
  relationByProfile: { points: 30, duration: 24 * 60 * 60 },
  bondByProfile: { points: 30, duration: 24 * 60 * 60 },
  guestbookByProfile: { points: 30, duration: 60 * 60 },
  noteByProfile: { points: 200, duration: 60 * 60 },
  visitByProfile: { points: 1000, duration: 60 * 60 },
  pictureEditByProfile: { points: 240, duration: 60 * 60 },
  albumRequestByProfile: { points: 60, duration: 60 * 60 },
  commentByProfile: { points: 120, duration: 60 * 60 },
  reportByProfile: { points: 30, duration: 60 * 60 },
  // The editor saves every few seconds.
  blogSaveByProfile: { points: 1500, duration: 60 * 60 },
  blogPublishByProfile: { points: 20, duration: 24 * 60 * 60 },
  debateSaveByProfile: { points: 1500, duration: 60 * 60 },
  debatePublishByProfile: { points: 40, duration: 24 * 60 * 60 },
  meetupCreationByProfile: { points: 40, duration: 24 * 60 * 60 },
  meetupSaveByProfile: { points: 120, duration: 60 * 60 },
  meetupSignUpByProfile: { points: 240, duration: 60 * 60 },
  eventCreationByProfile: { points: 40, duration: 24 * 60 * 60 },
  eventSaveByProfile: { points: 120, duration: 60 * 60 },
  eventSignUpByProfile: { points: 240, duration: 60 * 60 },
  lodgeFoundingByProfile: { points: 5, duration: 24 * 60 * 60 },
  lodgeSaveByProfile: { points: 120, duration: 60 * 60 },
  lodgeAlbumByProfile: { points: 60, duration: 24 * 60 * 60 },
  messageByProfile: { points: 60, duration: 60 },
  newConversationByProfile: { points: 50, duration: 24 * 60 * 60 },
  groupChatByProfile: { points: 20, duration: 24 * 60 * 60 },
  groupMemberByProfile: { points: 200, duration: 24 * 60 * 60 },
  videoCallByProfile: { points: 20, duration: 60 * 60 },
  videoCallChoiceByProfile: { points: 30, duration: 60 * 60 },
  typingByProfile: { points: 60, duration: 60 },
  lodgeRequestByProfile: { points: 30, duration: 24 * 60 * 60 },
  lodgeInvitationByProfile: { points: 100, duration: 24 * 60 * 60 },
  lodgeNoteByProfile: { points: 200, duration: 60 * 60 },
  orderByProfile: { points: 40, duration: 60 * 60 },
  receiptCheckByProfile: { points: 120, duration: 60 * 60 },
  ticketByProfile: { points: 10, duration: 24 * 60 * 60 },
  ticketMessageByProfile: { points: 30, duration: 60 * 60 },
  ticketByEmail: { points: 5, duration: 24 * 60 * 60 },
  ticketMessageByTicket: { points: 30, duration: 60 * 60 },
  darkApplicationByProfile: { points: 5, duration: 24 * 60 * 60 },
  validationByProfile: { points: 20, duration: 60 * 60 },
  personalCodeByPerson: { points: 5, duration: 24 * 60 * 60 },
  kinkByProfile: { points: 20, duration: 24 * 60 * 60 },
  mailSearchByProfile: { points: 60, duration: 60 },
} as const

export type LimitName = keyof typeof rules

/** Counts attempts across all servers of the installation. */
export interface Limits {
  /** Counts one attempt, or `points`; throws RATE_LIMITED beyond the limit. */
  consume(name: LimitName, key: string, points?: number): Promise<void>
  /** Forgets the attempts, after a success. */
  forget(name: LimitName, key: string): Promise<void>
}

/** Rate limits that are counted in the database. */
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
  // Hashed, so that the table does not reveal who tried what.
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

/**
 * The network of an IPv6 address, because one household has 2^64 addresses; an IPv4 address in one spelling; any
 * other key as it is.
 */
export function networkOf(key: string): string {
  if (isIP(key) === 0) return key
  const address = ipaddr.process(key)
  if (address.kind() === 'ipv4') return address.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`
}
