import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

/** A mail on its way out. */
export interface OutgoingMail {
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Of mails that the viewer can end: where a mail program does so with one click (RFC 8058). */
  readonly oneClickUnsubscribe?: string
}

/** Sends mails. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>
}

/** Sends by SMTP. */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport(url)
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(mail))
    },
  }
}

/** Writes each mail to a folder: `.eml` as it would have been sent, `.html` to look at it, `.json` with its envelope. */
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
      // Last and aside: the list of the outbox shows a mail once all of it is there.
      await writeFile(`${name}.part`, JSON.stringify({ to: mail.to, subject: mail.subject, sentAt }))
      await rename(`${name}.part`, `${name}.json`)
    },
  }
}

function messageOf({ oneClickUnsubscribe, ...mail }: OutgoingMail) {
  if (!oneClickUnsubscribe) return mail
  return {
    ...mail,
    list: { unsubscribe: oneClickUnsubscribe },
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
