import { claimedId, openSealedId, sealId } from '../core/access/sealedId'
import { after, DAY } from '../core/clock'
import type { Deps } from '../core/handler'
import { mailboxOf } from './link'

const PURPOSE = 'ticket-reply'
const VALID_FOR = 90 * DAY
const BYTES = 36

type Store = Pick<Deps, 'db' | 'clock' | 'settings'>

/**
 * The address to which an answer to a mail about a ticket goes: the encrypted id in letters and digits of one case,
 * because mail servers may change the case. Undefined where no mail is received.
 */
export async function replyAddress({ db, clock, settings }: Store, ticketId: number): Promise<string | undefined> {
  if (!settings.inboundMail) return undefined
  const mailbox = await mailboxOf(db, ticketId)
  const sealed = sealId(settings, PURPOSE, { id: ticketId, sealedAt: clock.now() }, mailbox)
  return `reply+${base32(Buffer.from(sealed, 'base64url'))}@${settings.inboundMail.domain}`
}

/** The id of the ticket of a reply address; undefined for any other address, and for one that has ended. */
export async function ticketOfAddress({ db, clock, settings }: Store, address: string): Promise<number | undefined> {
  const [, local, domain] = /^reply\+([0-9a-v]{1,58})@(.+)$/.exec(address.toLowerCase()) ?? []
  if (local === undefined || domain !== settings.inboundMail?.domain) return undefined
  const sealed = fromBase32(local).toString('base64url')
  const claimed = claimedId(settings, PURPOSE, sealed)
  const mailbox = claimed === undefined ? undefined : await mailboxOf(db, claimed)
  if (mailbox === undefined) return undefined
  const opened = openSealedId(settings, PURPOSE, sealed, mailbox)
  if (!opened || after(opened.sealedAt, VALID_FOR) <= clock.now()) return undefined
  return opened.id
}

function base32(bytes: Buffer): string {
  return BigInt(`0x${bytes.toString('hex')}`).toString(32)
}

function fromBase32(text: string): Buffer {
  const value = [...text].reduce((sum, digit) => sum * 32n + BigInt(Number.parseInt(digit, 32)), 0n)
  return Buffer.from(value.toString(16).padStart(BYTES * 2, '0'), 'hex')
}
