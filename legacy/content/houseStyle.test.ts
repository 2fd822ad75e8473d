import { describe, expect, it } from 'vitest'
import { changelog } from './changelog/changelog'
import { faqCategoryTitles, faqItems } from './faq/faq'
import { facts } from './facts.fixture'
import { hint, hintCodes } from './hints/hints'
import { landingPages } from './landingPages/landingPages'
import { legalPage, legalPageNames } from './legal/legal'
import { locales, type Locale } from './locale'
import { mailNames, mailValues } from './mails/mails.fixture'
import { render } from './mails/render'
import {
  membershipBenefits,
  membershipPitch,
  membershipReasons,
  packageDays,
  packageName,
} from './membership/membership'
import { NotificationTopic } from '../contract/enums'
import enGB from './messages/en-GB.json' with { type: 'json' }
import { isErrorCode, message } from './messages/messages'
import { gatheredNotice, noticeOf } from './notices/notices'
import { reviews } from './reviews/reviews'

const everythingAMemberMayRead = (locale: Locale): string[] => [
  ...legalPageNames.map((name) => legalPage(locale, name, facts)).flatMap((page) => [page.title, page.markdown]),
  ...faqItems(locale, facts).flatMap((item) => [item.question, item.answer]),
  ...faqCategoryTitles(locale).map(({ title }) => title),
  ...changelog(locale, facts).flatMap((item) => [item.title, item.body]),
  ...reviews(locale).map((review) => review.text),
  ...[true, false]
    .flatMap((dark) => landingPages(locale, dark, facts))
    .flatMap((page) => [page.title, page.metaDescription, page.heading, page.teaser, page.body]),
  ...mailNames
    .map((name) => render(name, locale, { brand: 'main', facts, values: mailValues[name] }))
    .flatMap((mail) => [mail.subject, mail.text]),
  ...Object.values(NotificationTopic).flatMap((topic) => [
    noticeOf(topic, locale, 'Freja'),
    noticeOf(topic, locale, undefined),
    gatheredNotice(topic, locale, { count: 1, names: ['Freja'] }),
    gatheredNotice(topic, locale, { count: 9, names: ['Freja', 'Luna', 'Mikkel', 'Runa', 'Bo'] }),
  ]),
  ...Object.keys(enGB)
    .filter(isErrorCode)
    .map((code) => message(locale, code, { min: 2, max: 9, minutes: 5, date: '23.12.2026' })),
  ...membershipReasons
    .map((reason) => membershipPitch(locale, reason, facts))
    .flatMap((pitch) => [pitch.headline, pitch.body]),
  ...membershipBenefits(locale).flatMap((benefit) => [benefit.title, benefit.text]),
  ...packageDays.map((days) => packageName(locale, days)),
  ...hintCodes.map((code) => hint(locale, code)).flatMap(({ title, text }) => [title, text]),
]

describe.each(locales)('the texts in %s', (locale) => {
  const texts = everythingAMemberMayRead(locale)

  it('are all written', () => {
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
  })

  it('never shout', () => {
    expect(texts.filter((text) => text.includes('!'))).toEqual([])
  })

  it('leave no placeholder behind', () => {
    expect(texts.filter((text) => /\{\{|\}\}|undefined/.test(text))).toEqual([])
  })
})
