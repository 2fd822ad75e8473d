import type { Locale } from '#lib/format/locale'
import { differencesIn, NO_TIME, type TypedTime } from '#shared/gatherings/editing/typed'
import type { NewsKind } from '../paths'
import type { Locale as Language, NewsContentInput } from '../mutations/__generated__/useSaveNewsCreateMutation.graphql'
import { isEmptyTime, momentIn } from './times'

export type { Language }

/** Every language of the product. */
export const LANGUAGES = ['DA_DK', 'EN_GB', 'NB_NO', 'SV_SE'] as const satisfies Language[]

export const MAX_LENGTHS = {
  BREAKING_NEWS: { title: 100, text: 3000 },
  TICKER: { title: 0, text: 200 },
} as const satisfies Record<NewsKind, { title: number; text: number }>

/** A title or a text in one language. */
export type TextField = `title ${Language}` | `text ${Language}`

/** What the staff write, as the form holds it. */
export interface NewsContent extends Record<TextField, string> {
  readonly isForAllSites: boolean
  readonly path: string
  /** Empty: at once. */
  readonly startsAt: TypedTime
  /** Empty: until somebody ends it. */
  readonly endsAt: TypedTime
  /** Also to those who have seen it. */
  readonly showAgain: boolean
}

export type Field = keyof NewsContent

const NO_TEXTS = Object.fromEntries(
  LANGUAGES.flatMap((language) => [
    [`title ${language}`, ''],
    [`text ${language}`, ''],
  ]),
) as Record<TextField, string>

export const EMPTY_CONTENT: NewsContent = {
  ...NO_TEXTS,
  isForAllSites: false,
  path: '',
  startsAt: NO_TIME,
  endsAt: NO_TIME,
  showAgain: false,
}

export const FIELDS = Object.keys(EMPTY_CONTENT) as Field[]

/** The fields in which two versions differ. */
export function differences(one: NewsContent, other: NewsContent): Field[] {
  return differencesIn(FIELDS, one, other)
}

export function isSame(one: NewsContent, other: NewsContent): boolean {
  return differences(one, other).length === 0
}

/** The texts that each kind has in a language. */
export function textFields(kind: NewsKind, language: Language): TextField[] {
  return kind === 'TICKER' ? [`text ${language}`] : [`title ${language}`, `text ${language}`]
}

/** The languages in which something is still to be written. */
export function missingLanguages(content: NewsContent, kind: NewsKind, languages: readonly Language[]): Language[] {
  return languages.filter((language) => textFields(kind, language).some((field) => content[field].trim() === ''))
}

/** Whether the typed path is one of the site itself. */
export function isSitePath(path: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(path)
}

/** A pasted address of this site as its path. */
export function pathOfAddress(typed: string): string {
  const address = typed.trim()
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return address
  const { origin, pathname, search, hash } = new URL(address)
  return origin === window.location.origin ? pathname + search + hash : address
}

/** Whether news is shown as soon as it is saved. */
export function isAtOnce({ startsAt }: NewsContent, locale: Locale, now: Date): boolean {
  const moment = momentIn(startsAt, locale)
  return moment === null || new Date(moment) <= now
}

interface Target {
  readonly kind: NewsKind
  readonly languages: readonly Language[]
  readonly locale: Locale
  /** It runs: its beginning stays. */
  readonly hasBegun: boolean
}

/** The content as the mutations take it. */
export function toInput(content: NewsContent, { kind, languages, locale, hasBegun }: Target): NewsContentInput {
  const path = content.path.trim()
  return {
    isForAllSites: content.isForAllSites,
    texts: languages.map((language) => ({
      locale: language,
      title: kind === 'TICKER' ? null : content[`title ${language}`],
      text: content[`text ${language}`],
    })),
    path: kind === 'TICKER' && path !== '' ? path : null,
    startsAt: hasBegun || isEmptyTime(content.startsAt) ? null : momentIn(content.startsAt, locale),
    endsAt: isEmptyTime(content.endsAt) ? null : momentIn(content.endsAt, locale),
  }
}

/** The form's name for a field of the input. */
export function formField(field: string | null, languages: readonly Language[]): string | null {
  const [, index, part] = /\btexts\.(\d+)\.(title|text)$/.exec(field ?? '') ?? []
  const language = index === undefined ? undefined : languages[Number(index)]
  return part && language ? `${part} ${language}` : field
}
