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

export type ErrorCode = keyof typeof enGB

const texts: Record<Locale, Record<ErrorCode, string>> = { 'da-DK': daDK, 'en-GB': enGB, 'nb-NO': nbNO, 'sv-SE': svSE }

/** English has no differences. */
const couples: Partial<Record<Locale, Partial<Record<ErrorCode, string>>>> = {
  'da-DK': daDKCouple,
  'nb-NO': nbNOCouple,
  'sv-SE': svSECouple,
}

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(enGB, code)

/**
 * The text of an error for a member.
 * @param params `minutes` of RATE_LIMITED, `min` of TOO_SHORT, `max` of TOO_LONG, `max` (megabytes) of
 * FILE_TOO_LARGE, `max` of TOO_MANY_TAGS, `date` of PROFILE_WILL_BE_ERASED,
 * REQUEST_TOO_EARLY and OWNERSHIP_NOT_OPEN
 * @throws if the text needs a parameter that is not given
 */
export const message = (
  locale: Locale,
  code: ErrorCode,
  params: PlaceholderValues = {},
  addressee: Addressee = 'single',
): string => interpolate((addressee === 'couple' && couples[locale]?.[code]) || texts[locale][code], params)
