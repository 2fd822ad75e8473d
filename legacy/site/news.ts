import { sql, type ExpressionBuilder } from 'kysely'
import { renderMarkdown } from '../content/markdown'
import type { AnswerOf } from '../contract/contract'
import type { DB, Json } from '../core/database/schema.generated'
import { notFound } from '../core/problem'
import type { Deps, MemberViewer, Viewer } from '../core/handler'

type Store = Pick<Deps, 'db' | 'clock'>

/** The newest breaking news of the site that the member has not seen. */
export async function unseenBreakingNews(
  { db, clock }: Store,
  viewer: MemberViewer,
): Promise<AnswerOf<'BreakingNews.BreakingNews'>> {
  const row = await db
    .selectFrom('breakingNews')
    .select(['id', 'title', 'text'])
    .where(runningNow('breakingNews', viewer, clock.now()))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('breakingNewsView')
            .select('profileId')
            .whereRef('breakingNewsId', '=', 'breakingNews.id')
            .where('profileId', '=', viewer.profile.id),
        ),
      ),
    )
    .orderBy('startsAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!row) return null
  return { id: row.id, title: textIn(row.title, viewer), text: renderMarkdown(textIn(row.text, viewer)) }
}

/** Marks breaking news as seen; idempotent. */
export async function addBreakingNewsView({ db }: Store, viewer: MemberViewer, id: number): Promise<void> {
  const known = await db.selectFrom('breakingNews').select('id').where('id', '=', id).executeTakeFirst()
  if (!known) throw notFound()
  await db
    .insertInto('breakingNewsView')
    .values({ breakingNewsId: id, profileId: viewer.profile.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function newsTicker({ db, clock }: Store, viewer: Viewer): Promise<AnswerOf<'Common.GetNewsTickerText'>> {
  const row = await db
    .selectFrom('newsTicker')
    .select(['text', 'path'])
    .where(runningNow('newsTicker', viewer, clock.now()))
    .orderBy('startsAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row ? { text: textIn(row.text, viewer), path: row.path } : { text: null, path: null }
}

function runningNow<T extends 'breakingNews' | 'newsTicker'>(table: T, { site }: Viewer, now: Date) {
  return (eb: ExpressionBuilder<DB, T>) =>
    eb.and([
      sql<boolean>`${sql.ref(`${table}.startsAt`)} <= ${now}`,
      sql<boolean>`(${sql.ref(`${table}.endsAt`)} is null or ${sql.ref(`${table}.endsAt`)} > ${now})`,
      sql<boolean>`(${sql.ref(`${table}.siteId`)} is null or ${sql.ref(`${table}.siteId`)} = ${site.id})`,
    ])
}

/** An editorial text in the viewer's language, or in the site's. */
function textIn(texts: Json, { locale, site }: Viewer): string {
  if (texts === null || typeof texts !== 'object' || Array.isArray(texts)) return ''
  const text = texts[locale] ?? texts[site.language]
  return typeof text === 'string' ? text : ''
}
