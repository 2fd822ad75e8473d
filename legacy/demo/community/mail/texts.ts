import type { DemoLocale } from '../../../content/places/places'
import { danishMail } from './da'
import { britishMail } from './en'
import type { MailTexts } from './mailText'
import { norwegianMail } from './nb'
import { swedishMail } from './sv'

export const mailTexts: Record<DemoLocale, MailTexts> = {
  'da-DK': danishMail,
  'en-GB': britishMail,
  'nb-NO': norwegianMail,
  'sv-SE': swedishMail,
}
