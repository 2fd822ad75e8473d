import type { Addressee } from '../addressee'
import { interpolate, type PlaceholderValues } from '../interpolate'
import type { Locale } from '../locale'
import daDK from './da-DK.json' with { type: 'json' }
import daDKCouple from './da-DK.couple.json' with { type: 'json' }
import enGB from './en-GB.json' with { type: 'json' }
import nbNO from './nb-NO.json' with { type: 'json' }
import nbNOCouple from './nb-NO.couple.json' with { type: 'json' }
import svSE from './sv-SE.json' with { type: 'json' }
import svSECouple from './sv-SE.couple.json' with { type: 'json' }

export type SystemText = keyof typeof enGB

const texts: Record<Locale, Record<SystemText, string>> = { 'da-DK': daDK, 'en-GB': enGB, 'nb-NO': nbNO, 'sv-SE': svSE }

/** English has no differences. */
const couples: Partial<Record<Locale, Record<SystemText, string>>> = {
  'da-DK': daDKCouple,
  'nb-NO': nbNOCouple,
  'sv-SE': svSECouple,
}

/**
 * Text of a message from the site to a member.
 * @param params `siteName` of the viewer's site, and those stored with the message
 * @throws if the text needs a parameter that is not given
 */
export const systemMessage = (
  locale: Locale,
  text: SystemText,
  params: PlaceholderValues,
  addressee: Addressee = 'single',
): string => interpolate((addressee === 'couple' && couples[locale]?.[text]) || texts[locale][text], params)
