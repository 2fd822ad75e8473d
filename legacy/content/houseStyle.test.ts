import { describe, expect, it } from 'vitest'
import type { Addressee } from './addressee'
import { changelog } from './changelog/changelog'
import { faqCategoryTitles, faqItems } from './faq/faq'
import { facts } from './facts.fixture'
import { hint, hintCodes } from './hints/hints'
import { landingPages } from './landingPages/landingPages'
import { legalPage, legalPageNames } from './legal/legal'
import { locales, type Locale } from './locale'
import { mailNames } from './mails/mail'
import { mailValues } from './mails/mails.fixture'
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
import { gatheredNotificationText, notificationTextOf } from './notices/notices'
import system from './systemMessages/en-GB.json' with { type: 'json' }
import { systemMessage, type SystemText } from './systemMessages/systemMessages'
import { reviews } from './reviews/reviews'

const systemTexts = Object.keys(system) as SystemText[]

const systemParams = {
  siteName: 'Nordlys',
  profileName: 'Freja',
  date: '23.12.2026',
  price: '£4.90',
  amount: '£4.90',
  giver: 'Villads',
  gift: '1',
  title: 'Halloween',
  place: 2,
  reason: 'It offers things for money.',
  event: 'Lights on the water',
}

const everythingAMemberMayRead = (locale: Locale): string[] => [
  ...everythingForEverybody(locale),
  ...everythingAddressedTo('single', locale),
  ...everythingAddressedTo('couple', locale),
]

const everythingForEverybody = (locale: Locale): string[] => [
  ...legalPageNames.map((name) => legalPage(locale, name, facts)).flatMap((page) => [page.title, page.markdown]),
  ...faqItems(locale, facts).flatMap((item) => [item.question, item.answer]),
  ...faqCategoryTitles(locale).map(({ title }) => title),
  ...changelog(locale, facts).flatMap((item) => [item.title, item.body]),
  ...reviews(locale).map((review) => review.text),
  ...[true, false]
    .flatMap((dark) => landingPages(locale, dark, facts))
    .flatMap((page) => [page.title, page.metaDescription, page.heading, page.teaser, page.body]),
  ...packageDays.map((days) => packageName(locale, days)),
]

const everythingAddressedTo = (addressee: Addressee, locale: Locale): string[] => [
  ...mailNames
    .map((name) => render(name, locale, { facts, addressee, values: mailValues[name] }))
    .flatMap((mail) => [mail.subject, mail.text]),
  ...Object.values(NotificationTopic).flatMap((topic) => [
    notificationTextOf(topic, locale, 'Freja', addressee),
    notificationTextOf(topic, locale, undefined, addressee),
    gatheredNotificationText(topic, locale, { count: 1, names: ['Freja'] }, addressee),
    gatheredNotificationText(topic, locale, { count: 9, names: ['Freja', 'Luna', 'Mikkel', 'Runa', 'Bo'] }, addressee),
  ]),
  ...Object.keys(enGB)
    .filter(isErrorCode)
    .map((code) => message(locale, code, { min: 2, max: 9, minutes: 5, days: 14, date: '23.12.2026' }, addressee)),
  ...membershipReasons
    .map((reason) => membershipPitch(locale, reason, facts, addressee))
    .flatMap((pitch) => [pitch.headline, pitch.body]),
  ...membershipBenefits(locale, addressee).flatMap((benefit) => [benefit.title, benefit.text]),
  ...hintCodes.map((code) => hint(locale, code, addressee)).flatMap(({ title, text }) => [title, text]),
  ...systemTexts.map((text) => systemMessage(locale, text, systemParams, addressee)),
]

/** Words that address one person. */
const singular = {
  'da-DK': /\b(du|dig|din|dit|dine)\b/i,
  'nb-NO': /\b(du|deg|din|ditt|dine)\b/i,
  'sv-SE': /\b(du|dig|din|ditt|dina)\b/i,
}

describe.each(['da-DK', 'nb-NO', 'sv-SE'] as const)('the texts for couples in %s', (locale) => {
  it('address two people', () => {
    expect(everythingAddressedTo('couple', locale).filter((text) => singular[locale].test(text))).toEqual([])
  })
})

describe.each(locales)('the texts in %s', (locale) => {
  const texts = everythingAMemberMayRead(locale)

  it('are complete', () => {
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
  })

  it('contain no exclamation marks', () => {
    expect(texts.filter((text) => text.includes('!'))).toEqual([])
  })

  it('leave no placeholder unfilled', () => {
    expect(texts.filter((text) => /\{\{|\}\}|undefined/.test(text))).toEqual([])
  })
})
