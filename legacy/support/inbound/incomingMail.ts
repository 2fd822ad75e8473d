import { createHash } from 'node:crypto'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import type { Settings } from '../../core/settings'
import { plainText } from '../../core/text/plainText'
import { sanitiseRichText, wordsOf } from '../../core/text/richText'
import { writtenText } from './writtenText'

/** A mail, as far as a ticket needs it. */
export interface IncomingMail {
  /** The same for a mail that arrives again. */
  readonly key: string
  /** The sender's address, in lower case. */
  readonly from: string
  /** Why no person wrote it; undefined: a person did. */
  readonly automatic: string | undefined
  readonly text: string
  readonly attachments: readonly IncomingAttachment[]
}

export interface IncomingAttachment {
  readonly content: Buffer
  /** Part of the text, such as the logo of a signature. */
  readonly inText: boolean
}

const MAX_NESTING = 20
/** Of a mail without plain text. */
const MAX_HTML = 300_000

/** Parses a mail. @throws when it is no mail */
export async function readMail(
  settings: Pick<Settings, 'mailFrom' | 'inboundMail'>,
  raw: Buffer,
  returnPath: string,
): Promise<IncomingMail> {
  const email = await PostalMime.parse(raw, { maxNestingDepth: MAX_NESTING, forceRfc822Attachments: true })
  const from = email.from?.address?.toLowerCase() ?? ''
  return {
    key: keyOf(email.messageId ?? raw),
    from,
    automatic: automaticReason(email, { from, returnPath, own: isOwn(settings, from) }),
    text: plainText(writtenText(settings, email.text ?? textOf(email.html ?? ''))),
    attachments: email.attachments.map(attachmentOf),
  }
}

/** A UUID made of the message's id, or without one of the whole mail. */
function keyOf(id: string | Buffer): string {
  const hash = createHash('sha256').update(id).digest('hex')
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** The words of an HTML mail, without what it quotes. */
function textOf(html: string): string {
  const clean = sanitiseRichText(html.slice(0, MAX_HTML).replaceAll(/<\/(?:div|tr)>/gi, '<br>'))
  return wordsOf(clean.replaceAll(/<blockquote>[^]*<\/blockquote>/g, '\n'))
}

function attachmentOf({ content, related = false, contentId }: Attachment): IncomingAttachment {
  return {
    content: typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer),
    inText: related && contentId !== undefined,
  }
}

function isOwn({ mailFrom, inboundMail }: Pick<Settings, 'mailFrom' | 'inboundMail'>, from: string): boolean {
  return from === mailFrom.toLowerCase() || from.endsWith(`@${inboundMail?.domain ?? ''}`)
}

/** Headers that only programs write. */
const automaticHeaders =
  /^(?:list-[a-z-]+|x-auto-response-suppress|x-autoreply|x-auto-reply|x-autorespond|x-autoresponder|x-loop|feedback-id)$/
const automaticPrecedence = /^(?:bulk|junk|list|auto_reply)$/i
const automaticSender = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/

interface Sender {
  readonly from: string
  readonly returnPath: string
  readonly own: boolean
}

/** Why a mail is an automatic one, as RFC 3834 and practice tell: an answer to it could go in circles. */
function automaticReason({ headers }: Email, { from, returnPath, own }: Sender): string | undefined {
  if (own) return 'own address'
  if (returnPath === '') return 'empty return path'
  if (automaticSender.test(from)) return 'sender'
  const found = headers.find(({ key, value }) => {
    if (key === 'auto-submitted') return !/^no\b/i.test(value.trim())
    if (key === 'precedence') return automaticPrecedence.test(value.trim())
    if (key === 'content-type') return /^\s*multipart\/report/i.test(value)
    return automaticHeaders.test(key)
  })
  return found?.key
}
