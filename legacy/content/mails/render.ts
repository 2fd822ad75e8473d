import type { Addressee } from '../addressee'
import { escapeHtml } from '../escapeHtml'
import { interpolate, type CompanyFacts, type PlaceholderValues } from '../interpolate'
import type { Locale } from '../locale'
import { coupleMails, mailTexts, type MailName, type MailText, type MailValues } from './mail'

export interface MailSender {
  facts: CompanyFacts
  /** Defaults to one person. */
  addressee?: Addressee
  /** What is said below the text: the link shows files, too; an answer to the mail arrives. */
  hints?: { readonly files: boolean; readonly reply: boolean }
}

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

/** Mails of the dark sites look the same, because others may see them. */
const palette = {
  page: '#FBFAF8',
  card: '#FFFFFF',
  text: '#1B1D22',
  quiet: '#5C6068',
  accent: '#C23F2E',
  onAccent: '#FFFFFF',
} as const

/** Formats the validity in whole weeks or days where possible, otherwise in hours. */
function validity(locale: Locale, hours: number): string {
  const days = hours / 24
  const inUnit = (unit: string, count: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  if (days >= 7 && days % 7 === 0) return inUnit('week', days / 7)
  return days > 1 && days % 1 === 0 ? inUnit('day', days) : inUnit('hour', hours)
}

const day = (locale: Locale, date: Date) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)

const placeholders = (locale: Locale, { facts }: MailSender, values: MailValues[MailName]): PlaceholderValues => ({
  ...facts,
  ...('profileName' in values && { profileName: values.profileName }),
  ...('validHours' in values && { validity: validity(locale, values.validHours) }),
  ...('text' in values && { text: values.text }),
  ...('eraseOn' in values && { eraseOn: day(locale, values.eraseOn) }),
})

const fill = (mail: MailText, values: PlaceholderValues): MailText => ({
  subject: interpolate(mail.subject, values),
  preheader: interpolate(mail.preheader, values),
  heading: interpolate(mail.heading, values),
  paragraphs: mail.paragraphs.map((paragraph) => interpolate(paragraph, values)),
  button: mail.button && interpolate(mail.button, values),
  footer: interpolate(mail.footer, values),
  unsubscribe: mail.unsubscribe,
})

interface Page {
  mail: MailText
  locale: Locale
  sender: MailSender
  url?: string
  lines?: readonly string[]
  unsubscribeUrl?: string
}

const toText = ({ mail, sender: { facts }, url, lines, unsubscribeUrl }: Page) =>
  [
    mail.heading,
    ...mail.paragraphs,
    ...(lines ? [lines.map((line) => `- ${line}`).join('\n')] : []),
    ...(mail.button && url ? [`${mail.button}:\n${url}`] : []),
    ...(mail.unsubscribe && unsubscribeUrl ? [`${mail.unsubscribe}:\n${unsubscribeUrl}`] : []),
    `--\n${mail.footer}\n${facts.companyName}, ${facts.companyAddress}\n${facts.supportEmail}`,
  ].join('\n\n')

const paragraph = (content: string) =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escapeHtml(content)}</p>`

// Uses tables and inline styles, because mail programs support little else.
const toHtml = ({ mail, locale, sender: { facts }, url, lines, unsubscribeUrl }: Page) => {
  const { page, card, text, quiet, accent, onAccent } = palette
  const font = 'font-family:Figtree,Helvetica,Arial,sans-serif'
  const address = url && escapeHtml(url)
  const action =
    mail.button && address
      ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td style="background:${accent};border-radius:10px"><a href="${address}" style="display:inline-block;padding:12px 24px;color:${onAccent};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(mail.button)}</a></td>
</tr></table>
<p style="margin:0 0 16px;font-size:13px;line-height:20px;color:${quiet}">${escapeHtml(mailTexts[locale].linkHint)}<br><a href="${address}" style="color:${quiet};word-break:break-all">${address}</a></p>`
      : ''
  const list = lines?.map((line) => `<li style="margin:0 0 8px">${escapeHtml(line)}</li>`).join('\n')
  const ending =
    mail.unsubscribe && unsubscribeUrl
      ? `<br><a href="${escapeHtml(unsubscribeUrl)}" style="color:${quiet}">${escapeHtml(mail.unsubscribe)}</a>`
      : ''
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(mail.subject)}</title>
</head>
<body style="margin:0;background:${page}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(mail.preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${page}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;${font};color:${text}">
<tr><td style="padding:0 8px 16px;font-family:Fraunces,Georgia,serif;font-size:22px;color:${accent}">${escapeHtml(facts.siteName)}</td></tr>
<tr><td style="padding:32px;background:${card};border-radius:14px">
<h1 style="margin:0 0 16px;font-family:Fraunces,Georgia,serif;font-size:26px;line-height:32px;font-weight:600">${escapeHtml(mail.heading)}</h1>
${mail.paragraphs.map(paragraph).join('\n')}
${list ? `<ul style="margin:0 0 24px;padding:0 0 0 20px;font-size:16px;line-height:24px">\n${list}\n</ul>` : ''}
${action}
</td></tr>
<tr><td style="padding:16px 8px;font-size:13px;line-height:20px;color:${quiet}">${escapeHtml(mail.footer)}<br>${escapeHtml(`${facts.companyName}, ${facts.companyAddress}`)}<br>${escapeHtml(facts.supportEmail)}${ending}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

/** Renders a mail and escapes all values in its HTML. */
export const render = <Name extends MailName>(
  name: Name,
  locale: Locale,
  data: MailSender & { values: MailValues[Name] },
): RenderedMail => {
  const values: MailValues[MailName] = data.values
  const written = { ...mailTexts[locale].mails[name], ...(data.addressee === 'couple' && coupleMails[locale]?.[name]) }
  const { filesHint, replyHint } = mailTexts[locale]
  const { files = false, reply = false } = data.hints ?? {}
  const paragraphs = [...written.paragraphs, ...(files ? [filesHint] : []), ...(reply ? [replyHint] : [])]
  const mail = fill({ ...written, paragraphs }, placeholders(locale, data, values))
  const page: Page = {
    mail,
    locale,
    sender: data,
    url: 'url' in values ? values.url : undefined,
    ...('lines' in values && { lines: values.lines }),
    ...('unsubscribeUrl' in values && { unsubscribeUrl: values.unsubscribeUrl }),
  }
  return { subject: mail.subject, html: toHtml(page), text: toText(page) }
}
