import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { Deps } from '../../core/handler'
import { Problem } from '../../core/problem'
import type { InboundMailSettings } from '../../core/settings'
import type { StoreMailedFile } from '../../shared/media/mailedFile'
import { ticketOfAddress } from '../replyAddress'
import { readMail } from './incomingMail'
import { isOpenToMail, MailRefusal, receiveMail } from './receive'

const MEGABYTE = 1024 * 1024
/** What mail services let through. */
const MAX_MAIL_BYTES = 25 * MEGABYTE
/** A mail is in memory while it is read. */
const MAX_CLIENTS = 8
const MAX_RECIPIENTS = 5
/** Longer than a text on the site, as quotes that are not recognised count. */
const MAX_TEXT = 20_000

/** A running server for incoming mail. */
export interface MailServer {
  readonly port: number
  /** Lets the mails that are arriving finish, and takes no more. */
  close(): Promise<void>
}

/**
 * Starts the SMTP server that takes answers to mails about tickets. It says 250 only once a mail is committed, so
 * that the sending server keeps and repeats whatever a crash interrupts.
 */
export async function startMailServer(
  deps: Deps,
  { port, host }: InboundMailSettings,
  storeFile: StoreMailedFile,
): Promise<MailServer> {
  const server = new SMTPServer({
    banner: 'Mail',
    // The mail exchanger in front encrypts and checks the sender.
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: MAX_MAIL_BYTES,
    maxClients: MAX_CLIENTS,
    onRcptTo: (to, session, callback) => void settle(deps, acceptRecipient(deps, to.address, session), callback),
    onData: (stream, session, callback) => void settle(deps, takeMail(deps, storeFile, stream, session), callback),
  })
  server.on('error', (error) => deps.log.info({ err: error }, 'A connection of incoming mail failed'))
  const listening = server.listen(port, host)
  await once(listening, 'listening')
  return {
    port: (listening.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function acceptRecipient(deps: Deps, address: string, session: SMTPServerSession): Promise<void> {
  if (session.envelope.rcptTo.length >= MAX_RECIPIENTS) throw answer(452, '4.5.3 Too many recipients')
  const ticketId = await ticketOfAddress(deps, address)
  if (ticketId === undefined || !(await isOpenToMail(deps, ticketId))) {
    throw answer(550, '5.1.1 No such address. It may have ended: write to us on our support page')
  }
}

async function takeMail(
  deps: Deps,
  storeFile: StoreMailedFile,
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
): Promise<void> {
  const raw = await withinSize(stream)
  const returnPath = envelope.mailFrom ? envelope.mailFrom.address : ''
  const mail = await readMail(deps.settings, raw, returnPath).catch(() => {
    throw answer(554, '5.6.0 The mail cannot be read')
  })
  if (mail.automatic !== undefined) {
    // Not refused: a refusal would be one more automatic mail.
    deps.log.info({ reason: mail.automatic }, 'An automatic mail to a ticket was dropped')
    return
  }
  if (mail.from === '') throw answer(550, '5.7.1 The mail names no sender')
  if (mail.text.length > MAX_TEXT) throw answer(552, `5.3.4 The text is longer than ${MAX_TEXT} characters`)
  const ids = await Promise.all(envelope.rcptTo.map(({ address }) => ticketOfAddress(deps, address)))
  for (const ticketId of new Set(ids)) {
    if (ticketId !== undefined) await receiveMail(deps, storeFile, ticketId, mail)
  }
}

/** The whole mail; what is too large is read to its end, since a client listens only then. */
async function withinSize(stream: SMTPServerDataStream): Promise<Buffer> {
  let size = 0
  const kept: Buffer[] = []
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= MAX_MAIL_BYTES) kept.push(chunk)
    else kept.length = 0
  }
  if (size > MAX_MAIL_BYTES) throw answer(552, `5.3.4 The mail is larger than ${MAX_MAIL_BYTES / MEGABYTE} MB`)
  return Buffer.concat(kept)
}

function answer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

/** Tells the client how its command ended. What failed by itself may come again later. */
async function settle(
  { log }: Pick<Deps, 'log'>,
  work: Promise<void>,
  callback: (error?: Error | null) => void,
): Promise<void> {
  try {
    await work
    callback()
  } catch (error) {
    callback(refusalOf(error, log))
  }
}

function refusalOf(error: unknown, log: Deps['log']): Error {
  if (error instanceof MailRefusal) return answer(554, `5.6.0 ${error.message}`)
  if (error instanceof Problem && error.code === 'RATE_LIMITED') return answer(450, '4.7.1 Too many mails, try later')
  if (error instanceof Problem && error.code === 'NOT_FOUND') return answer(550, '5.1.1 The ticket no longer exists')
  if (error instanceof Error && 'responseCode' in error) return error
  log.error({ err: error }, 'A mail to a ticket could not be taken')
  return answer(451, '4.3.0 Something went wrong here, try later')
}
