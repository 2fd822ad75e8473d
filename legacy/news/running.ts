import type { ExpressionBuilder } from 'kysely'
import type { AnswerOf } from '../contract/contract'
import { NewsKind } from '../contract/staff/newsEnums'
import type { DB, Json } from '../core/database/schema.generated'
import type { Deps, MemberViewer, Viewer } from '../core/handler'
import { notFound } from '../core/problem'
import type { Site } from '../core/sites'
import { newsHtml } from './newsHtml'

type Store = Pick<Deps, 'db' | 'clock'>

/** The newest breaking news of the site that the member has not seen. */
export async function unseenBreakingNews(
  store: Store,
  viewer: MemberViewer,
): Promise<AnswerOf<'BreakingNews.BreakingNews'>> {
  const row = await runningNews(store, viewer, NewsKind.BreakingNews)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('breakingNewsView')
            .select('profileId')
            .whereRef('breakingNewsId', '=', 'news.id')
            .where('profileId', '=', viewer.profile.id),
        ),
      ),
    )
    .executeTakeFirst()
  if (!row) return null
  return { id: row.id, title: textIn(row.title, viewer), text: newsHtml(textIn(row.text, viewer)) }
}

/** Marks breaking news as seen; idempotent. */
export async function addBreakingNewsView({ db }: Store, viewer: MemberViewer, id: number): Promise<void> {
  const known = await db
    .selectFrom('news')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', NewsKind.BreakingNews)
    .where(onSite(viewer.site))
    .executeTakeFirst()
  if (!known) throw notFound()
  await db
    .insertInto('breakingNewsView')
    .values({ breakingNewsId: id, profileId: viewer.profile.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function newsTicker(store: Store, viewer: Viewer): Promise<AnswerOf<'Common.GetNewsTickerText'>> {
  const row = await runningNews(store, viewer, NewsKind.Ticker).executeTakeFirst()
  return row ? { text: textIn(row.text, viewer), path: row.path } : { text: null, path: null }
}

/** What runs on the site now, the newest first. */
export function runningNews({ db, clock }: Store, { site }: Pick<Viewer, 'site'>, kind: NewsKind) {
  const now = clock.now()
  return db
    .selectFrom('news')
    .select(['id', 'title', 'text', 'path'])
    .where('kind', '=', kind)
    .where('startsAt', '<=', now)
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', now)]))
    .where(onSite(site))
    .orderBy('startsAt', 'desc')
    .orderBy('id', 'desc')
}

/** What a site shows: its own and what is for all sites. */
export function onSite({ id }: Pick<Site, 'id'>) {
  return (eb: ExpressionBuilder<DB, 'news'>) => eb.or([eb('news.siteId', 'is', null), eb('news.siteId', '=', id)])
}

/** An editorial text in the viewer's language, or in the site's. */
function textIn(texts: Json, { locale, site }: Viewer): string {
  if (texts === null || typeof texts !== 'object' || Array.isArray(texts)) return ''
  const text = texts[locale] ?? texts[site.language]
  return typeof text === 'string' ? text : ''
}
