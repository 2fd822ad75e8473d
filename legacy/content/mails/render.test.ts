import { describe, expect, it } from 'vitest'
import { facts } from '../facts.fixture'
import { locales } from '../locale'
import { mailNames } from './mail'
import { mailValues } from './mails.fixture'
import { render } from './render'

const cases = locales.flatMap((locale) => mailNames.map((name) => ({ locale, name })))

const preheaderOf = (html: string) => /<div style="display:none[^>]*>([^<]*)<\/div>/.exec(html)?.[1]

describe.each(cases)('the mail $name in $locale', ({ locale, name }) => {
  it('does not reveal the site before it is opened', () => {
    const { subject, html } = render(name, locale, {
      facts: { ...facts, siteName: 'Midnat' },
      values: mailValues[name],
    })
    const preheader = preheaderOf(html)
    expect(preheader).toBeTruthy()
    expect(`${subject} ${preheader}`).not.toMatch(
      /midnat|nordlys|dat(e|ing)\b|dejt|erot|kink|sex|mørk|mörk|dark|singl?e?l?\b|<|{/i,
    )
  })

  it('escapes its values', () => {
    const { html } = render(name, locale, { facts, values: mailValues[name] })
    expect(html).not.toContain('<b>')
    expect(html).toContain('Lys &amp; Sønner ApS')
    expect(html).not.toContain('Lys & Sønner')
    expect(html).not.toContain('b="c"')
  })

  it('has the same content as plain text', () => {
    const values = mailValues[name]
    const { text } = render(name, locale, { facts, values })
    const given = [
      facts.supportEmail,
      ...('url' in values ? [values.url] : []),
      ...('profileName' in values ? [values.profileName] : []),
    ]
    expect(given.filter((part) => !text.includes(part))).toEqual([])
  })
})

describe('a mail', () => {
  it.each([
    { locale: 'da-DK', hour: '1 time', day: '24. december 2026' },
    { locale: 'en-GB', hour: '1 hour', day: '24 December 2026' },
    { locale: 'nb-NO', hour: '1 time', day: '24. desember 2026' },
    { locale: 'sv-SE', hour: '1 timme', day: '24 december 2026' },
  ] as const)('formats times and dates like $locale', ({ locale, hour, day }) => {
    expect(render('resetPassword', locale, { facts, values: mailValues.resetPassword }).text).toContain(hour)
    const erasure = render('profileWillBeErased', locale, {
      facts,
      values: mailValues.profileWillBeErased,
    })
    expect(erasure.subject).toContain(day)
  })

  it('has no button without an address', () => {
    expect(render('profileDeleted', 'en-GB', { facts, values: mailValues.profileDeleted }).html).not.toContain('<a ')
  })
})

describe('how long a link works', () => {
  it.each([
    [1, '1 hour'],
    [24, '24 hours'],
    [72, '3 days'],
    [168, '1 week'],
  ])('%i hours are written as %s', (validHours, told) => {
    const values = { profileName: 'Freja', url: 'https://nordlys.example/x', validHours }
    expect(render('resetPassword', 'en-GB', { facts, values }).text).toContain(told)
  })
})
