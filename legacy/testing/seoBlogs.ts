import { after, DAY } from '../core/clock'
import type { Deps } from '../core/handler'

interface NewSeoBlog {
  readonly siteId?: number
  readonly subject?: string
  readonly topic?: string
  /** Markdown. */
  readonly text?: string
  /** Days from now; null for one that is not out. */
  readonly days?: number | null
}

/** Inserts an article at `/Blog/` and its slug, by default one of the Danish main site of yesterday. */
export async function insertSeoBlog(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  slug: string,
  { siteId = 1, subject = slug, topic = 'Tryghed', text = '', days = -1 }: NewSeoBlog = {},
): Promise<number> {
  const words = { topic, title: slug, teaser: 'Kort', text, author: 'Nordlys' }
  const publishedAt = days === null ? null : after(clock.now(), days * DAY)
  const { id } = await db
    .insertInto('seoBlog')
    .values({ siteId, subject, path: `/Blog/${slug}`, ...words, publishedAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
