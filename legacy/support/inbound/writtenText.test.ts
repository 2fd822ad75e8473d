import { expect, it } from 'vitest'
import { writtenText } from './writtenText'

const settings = {
  mailFrom: 'no-reply@nordlys.example',
  inboundMail: { port: 25, host: '', domain: 'svar.nordlys.example' },
}
const quoted = '\n\n> We have answered\n> you\n'
const outlook = (from: string, sent: string) =>
  `\n\n${from}: Nordlys <no-reply@nordlys.example>\n${sent}: 26-11-2026 12:00\nTo: me\n\nOld words\n`

it.each([
  [
    'Gmail in Danish',
    `Tak\n\nDen tors. 26. nov. 2026 kl. 12.00 skrev Nordlys <\nreply+a1@svar.nordlys.example>:${quoted}`,
    'Tak',
  ],
  [
    'Gmail in Norwegian',
    `Takk\n\ntor. 26. nov. 2026 kl. 12:00 skrev Nordlys <no-reply@nordlys.example>:${quoted}`,
    'Takk',
  ],
  [
    'Gmail in Swedish',
    `Tack\n\nDen tors 26 nov. 2026 kl 12:00 skrev Nordlys <no-reply@nordlys.example>:${quoted}`,
    'Tack',
  ],
  [
    'Gmail in English',
    `Thanks\n\nOn Thu, Nov 26, 2026 at 12:00 PM Nordlys <no-reply@nordlys.example> wrote:${quoted}`,
    'Thanks',
  ],
  ['Outlook in Danish', `Tak\n\nVenlig hilsen\nBo${outlook('Fra', 'Sendt')}`, 'Tak\n\nVenlig hilsen\nBo'],
  ['Outlook in Swedish', `Tack${outlook('Från', 'Skickat')}`, 'Tack'],
  [
    'Outlook on a phone',
    `Tak\nHent Outlook til iOS\n________________________________${outlook('Fra', 'Sendt')}`,
    'Tak',
  ],
  ['an iPhone in Swedish', `Tack\n\nSkickat från min iPhone${quoted}`, 'Tack'],
  ['a signature', 'Thanks\n\n-- \nJane Doe\nACME', 'Thanks'],
  ['answers between quotes', '> Does it load?\nYes\n> And now?\nNo', 'Yes\nNo'],
  ['nothing but quotes', '> We have answered', '> We have answered'],
  ['lines that look like headers', 'Note: it fails\nTime: always\n\nBye', 'Note: it fails\nTime: always\n\nBye'],
])('keeps what a person wrote in a mail of %s', (_case, text, written) => {
  expect(writtenText(settings, text)).toBe(written)
})

it('gives up on a text that is made to be slow, and keeps it', () => {
  const slow = 'abc. skrev \n'.repeat(3_000).trim()
  expect(writtenText(settings, slow)).toBe(slow)
})

it('reads no more of a mail than a person can have written', () => {
  expect(writtenText(settings, `Hej\nSendt fra a${' '.repeat(1_000_000)}x`)).toBe('Hej')
})
