import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

/** A mail to send. */
export interface OutgoingMail {
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Address for unsubscribing with one click in a mail program (RFC 8058). */
  readonly oneClickUnsubscribe?: string
  /** Where an answer of a person goes; programs are asked not to answer. */
  readonly replyTo?: string
}

export interface Mailer {
  send(mail: OutgoingMail): Promise<void>
}

export function smtpMailer(url: string): Mailer {
  const transport = createTransport(url)
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(mail))
    },
  }
}

/** Writes each mail to a folder: `.eml` in the sent format, `.html` to look at, `.json` with its envelope. */
export function outboxMailer(folder: string, now: () => Date): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true })
      const sentAt = now()
      const { message } = await transport.sendMail({ ...messageOf(mail), date: sentAt })
      const name = join(folder, `${sentAt.toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`)
      await writeFile(`${name}.eml`, message as Buffer)
      await writeFile(`${name}.html`, mail.html)
      // Written last and under another name: the outbox lists a mail only once it is complete.
      await writeFile(`${name}.part`, JSON.stringify({ to: mail.to, subject: mail.subject, sentAt }))
      await rename(`${name}.part`, `${name}.json`)
    },
  }
}

/** Asks programs not to answer (RFC 3834, and the header that Exchange knows). */
const noAutomaticAnswers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

function messageOf({ oneClickUnsubscribe, ...mail }: OutgoingMail) {
  return {
    ...mail,
    ...(oneClickUnsubscribe && { list: { unsubscribe: oneClickUnsubscribe } }),
    headers: {
      ...(oneClickUnsubscribe && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      ...(mail.replyTo && noAutomaticAnswers),
    },
  }
}
