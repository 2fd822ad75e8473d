import { locales } from '../content/locale'
import type { BodyOf } from '../contract/contract'
import { MAX_TICKER_TEXT } from '../contract/staff/newsDesk'
import { NewsKind } from '../contract/staff/newsEnums'
import { after, DAY, HOUR } from '../core/clock'
import { invalid, unprocessable, type FieldProblem } from '../core/problem'
import type { Site, Sites } from '../core/sites'
import { oneLine, plainText } from '../core/text/plainText'
import { wordsOf } from '../core/text/richText'
import { newsHtml } from './newsHtml'

type Written = Omit<BodyOf<'NewsDesk.CreateNews'>, 'key'>

/** News as it is stored, but for its times. */
interface NewsContent {
  readonly siteId: number | null
  readonly title: Readonly<Record<string, string>> | null
  readonly text: Readonly<Record<string, string>>
  readonly path: string | null
}

/** How far ahead news is planned, and how long it runs at most. */
const MAX_AHEAD = 366 * DAY
const MAX_END = 3 * 366 * DAY
/** A beginning that has passed while somebody was writing is now. */
const LATE = HOUR

/**
 * Cleans what the staff have written.
 * @throws 400 with every field that lacks something or cannot be
 */
export function cleanNews({ sites }: { readonly sites: Sites }, site: Site, written: Written): NewsContent {
  const { kind, allSites, texts, path } = written
  const problems: FieldProblem[] = []
  const cleaned = texts.map(({ locale, title = '', text }, index) => {
    const clean = cleanText(kind, { title, text })
    problems.push(
      ...problemsIn(kind, clean).map(({ field, ...problem }) => ({ field: `texts.${index}.${field}`, ...problem })),
    )
    return { locale, ...clean }
  })
  const given = cleaned.map(({ locale }) => locale)
  const isWhole = languagesOf(sites, site, allSites).every((locale) => given.includes(locale))
  if (!isWhole) problems.push({ field: 'texts', code: 'REQUIRED' })
  if (new Set(given).size < given.length) problems.push({ field: 'texts', code: 'INVALID_FORMAT' })
  if (path !== undefined && !(kind === NewsKind.Ticker && isSitePath(path))) {
    problems.push({ field: 'path', code: 'INVALID_FORMAT' })
  }
  if (problems.length > 0) throw invalid(...problems)
  const byLocale = (part: 'title' | 'text') => Object.fromEntries(cleaned.map((each) => [each.locale, each[part]]))
  return {
    siteId: allSites ? null : site.id,
    title: kind === NewsKind.BreakingNews ? byLocale('title') : null,
    text: byLocale('text'),
    path: path ?? null,
  }
}

interface Text {
  readonly title: string
  readonly text: string
}

function cleanText(kind: NewsKind, { title, text }: Text): Text {
  const plain = plainText(text)
  return { title: oneLine(plainText(title)), text: kind === NewsKind.Ticker ? oneLine(plain) : plain }
}

function problemsIn(kind: NewsKind, { title, text }: Text): FieldProblem[] {
  if (kind === NewsKind.Ticker) {
    if (title !== '') return [{ field: 'title', code: 'INVALID_FORMAT' }]
    if (text.length > MAX_TICKER_TEXT) return [{ field: 'text', code: 'TOO_LONG', params: { max: MAX_TICKER_TEXT } }]
    return text === '' ? [{ field: 'text', code: 'REQUIRED' }] : []
  }
  return [
    ...(title === '' ? [{ field: 'title', code: 'REQUIRED' } as const] : []),
    // A text of nothing but pictures or tags shows nothing.
    ...(wordsOf(newsHtml(text)) === '' ? [{ field: 'text', code: 'REQUIRED' } as const] : []),
  ]
}

/** The languages in which news can be read: those that members may choose where it is shown. */
function languagesOf(sites: Sites, site: Site, allSites: boolean) {
  const shownOn = allSites ? sites.all : [site]
  return locales.filter((locale) => shownOn.some(({ languages }) => languages.includes(locale)))
}

/**
 * Whether a path leads to a page of the site as it stands: what browsers would read in another way, such as `//host`,
 * `/\host`, spaces within or steps upwards, does not.
 */
function isSitePath(path: string): boolean {
  const here = 'https://site.invalid'
  if (!path.startsWith('/') || /^\/[/\\]|\/\//.test(path.split(/[?#]/)[0] ?? '')) return false
  return URL.canParse(path, here) && new URL(path, here).href === here + path
}

interface GivenTimes {
  readonly startsAt?: string | undefined
  readonly endsAt?: string | undefined
}

interface Times {
  readonly startsAt: Date
  readonly endsAt: Date | null
}

/**
 * The times of news; `begun` is the beginning of news that runs, which stays.
 * @throws 422 for times that cannot be
 */
export function timesOf(given: GivenTimes, now: Date, begun?: Date): Times {
  const startsAt = begun ?? beginningOf(given.startsAt, now)
  const isMoved = begun && given.startsAt !== undefined && new Date(given.startsAt).getTime() !== begun.getTime()
  if (isMoved) throw unprocessable({ field: 'startsAt', code: 'NEWS_BEGUN' })
  const endsAt = given.endsAt === undefined ? null : new Date(given.endsAt)
  if (endsAt && (endsAt <= startsAt || endsAt <= now))
    throw unprocessable({ field: 'endsAt', code: 'END_BEFORE_BEGIN' })
  if (endsAt && endsAt > after(now, MAX_END)) throw unprocessable({ field: 'endsAt', code: 'OUT_OF_RANGE' })
  return { startsAt, endsAt }
}

function beginningOf(given: string | undefined, now: Date): Date {
  const startsAt = given === undefined ? now : new Date(given)
  if (startsAt < after(now, -LATE)) throw unprocessable({ field: 'startsAt', code: 'OUT_OF_RANGE' })
  if (startsAt > after(now, MAX_AHEAD)) throw unprocessable({ field: 'startsAt', code: 'MEETUP_TOO_FAR_AHEAD' })
  return startsAt < now ? now : startsAt
}
