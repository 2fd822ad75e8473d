import { locales } from '../content/locale'
import type { QueryOf } from '../contract/contract'
import type { StaffNews } from '../contract/staff/newsDesk'
import { NewsKind, NewsState } from '../contract/staff/newsEnums'
import type { Database } from '../core/database/connect'
import type { Json } from '../core/database/schema.generated'
import type { Deps, MemberViewer, Page, Viewer } from '../core/handler'
import { notFound } from '../core/problem'
import { onSite } from './running'

type Store = Pick<Deps, 'db' | 'clock'>

interface Times {
  readonly startsAt: Date
  readonly endsAt: Date | null
}

/** Where news stands at a moment. */
export function stateOf({ startsAt, endsAt }: Times, now: Date): NewsState {
  if (endsAt !== null && endsAt <= now) return NewsState.Ended
  return startsAt <= now ? NewsState.Running : NewsState.Planned
}

/** The news that a site shows, has shown and will show, the last beginning first. */
export function siteNews(
  { db, clock }: Store,
  { site }: Pick<Viewer, 'site'>,
  { kind, state, allSites }: QueryOf<'NewsDesk.GetNews'>,
) {
  const now = clock.now()
  let list = newsRows(db, site).orderBy('news.startsAt', 'desc').orderBy('news.id', 'desc')
  if (kind !== undefined) list = list.where('news.kind', '=', kind)
  if (allSites !== undefined) list = list.where('news.siteId', allSites ? 'is' : 'is not', null)
  if (state === NewsState.Planned) list = list.where('news.startsAt', '>', now)
  if (state === NewsState.Running) list = list.where('news.startsAt', '<=', now)
  if (state === NewsState.Ended) list = list.where('news.endsAt', '<=', now)
  else if (state !== undefined)
    list = list.where((eb) => eb.or([eb('news.endsAt', 'is', null), eb('news.endsAt', '>', now)]))
  return list
}

export async function newsForStaff(
  deps: Store,
  viewer: MemberViewer,
  query: QueryOf<'NewsDesk.GetNews'>,
  { skip, take }: Page,
): Promise<StaffNews[]> {
  const rows = await siteNews(deps, viewer, query).offset(skip).limit(take).execute()
  return rows.map((row) => answerOf(row, deps.clock.now()))
}

/** @throws 404 for news of another site */
export async function newsItem({ db, clock }: Store, { site }: MemberViewer, id: number): Promise<StaffNews> {
  const row = await newsRows(db, site).where('news.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return answerOf(row, clock.now())
}

function newsRows(db: Database, site: MemberViewer['site']) {
  return db
    .selectFrom('news')
    .leftJoin('profile', 'profile.id', 'news.savedBy')
    .select((eb) => [
      'news.id',
      'news.kind',
      'news.siteId',
      'news.title',
      'news.text',
      'news.path',
      'news.startsAt',
      'news.endsAt',
      'news.revision',
      'news.savedAt',
      'profile.name as savedBy',
      eb
        .selectFrom('breakingNewsView')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('breakingNewsId', '=', 'news.id')
        .as('views'),
    ])
    .where(onSite(site))
}

type Row = Awaited<ReturnType<ReturnType<typeof newsRows>['execute']>>[number]

function answerOf(row: Row, now: Date): StaffNews {
  const { siteId, title, text, startsAt, endsAt, savedAt, views, ...same } = row
  const kind = row.kind as NewsKind
  return {
    ...same,
    kind,
    state: stateOf(row, now),
    allSites: siteId === null,
    texts: textsOf({ title, text }),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    savedAt: savedAt?.toISOString() ?? null,
    views: kind === NewsKind.BreakingNews ? (views ?? 0) : null,
  }
}

/** The texts of a row by language. */
export function textsOf({ title, text }: { readonly title: Json; readonly text: Json }): StaffNews['texts'] {
  return locales.flatMap((locale) => {
    const inLocale = wordsIn(text, locale)
    return inLocale === null ? [] : [{ locale, title: wordsIn(title, locale), text: inLocale }]
  })
}

function wordsIn(texts: Json, locale: string): string | null {
  if (texts === null || typeof texts !== 'object' || Array.isArray(texts)) return null
  const text = texts[locale]
  return typeof text === 'string' ? text : null
}
