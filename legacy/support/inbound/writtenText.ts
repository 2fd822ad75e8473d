import { runInNewContext } from 'node:vm'
import EmailReplyParser from 'email-reply-parser'
import type { Settings } from '../../core/settings'

/** What follows can only be quotes; patterns would take seconds for the megabytes that a mail may have. */
const MAX_LENGTH = 200_000
/** Its patterns can take very long for a text that is made for it. */
const MAX_MS = 500

const parser = new EmailReplyParser()

/** Last lines that mail programs add in our languages, as far as the library does not know them. */
const programLine =
  /\n(?:Skickat från|Sendt fra|Hent Outlook|Få Outlook|Last ned Outlook|Skaffa Outlook|Hämta Outlook) .{1,80}$/

/** What a person wrote in a mail: without quotes and signature. What is nothing but those stays whole. */
export function writtenText(settings: Pick<Settings, 'mailFrom' | 'inboundMail'>, text: string): string {
  // Programs break lines before a long address, which hides the header of a quote.
  const lines = text
    .slice(0, MAX_LENGTH)
    .replaceAll('\r\n', '\n')
    .replaceAll(/<\n(?=[^\s<>]{1,320}>)/g, '<')
    .trim()
  const own = withoutQuotes(beforeHeader(settings, lines)).trimEnd().replace(programLine, '').trim()
  return own === '' ? lines : own
}

function withoutQuotes(text: string): string {
  try {
    const answer: unknown = runInNewContext(
      'read()',
      { read: () => parser.parseReply(text) },
      { timeout: MAX_MS, contextName: 'reply' },
    )
    return String(answer)
  } catch {
    return text
  }
}

/** The text before the header of our own mail that Outlook quotes: `Fra: … <our address>`, `Sendt: …`. */
function beforeHeader({ mailFrom, inboundMail }: Pick<Settings, 'mailFrom' | 'inboundMail'>, text: string): string {
  const ours = [mailFrom, inboundMail ? `@${inboundMail.domain}` : mailFrom].map((address) => address.toLowerCase())
  const lines = text.split('\n')
  const header = lines.findIndex(
    (line, index) =>
      isHeaderLine(line) &&
      isHeaderLine(lines[index + 1] ?? '') &&
      ours.some((address) => line.toLowerCase().includes(address)),
  )
  return header < 0 ? text : lines.slice(0, header).join('\n')
}

function isHeaderLine(line: string): boolean {
  return /^[\s>*]*\p{L}{2,12}\s?\*?:/u.test(line)
}
