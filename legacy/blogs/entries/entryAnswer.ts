import { sql } from 'kysely'
import type { BlogEntry, BlogEntryLink } from '../../contract/blogShapes'
import { BlogEntryStatus } from '../../contract/enums'
import type { Deps, MemberViewer } from '../../core/handler'
import { notFound } from '../../core/problem'
import { mediaIn } from '../../core/text/richText'
import { mediaByIds } from '../../shared/media/store'
import { openEntries } from './entryLists'
import { entrySummaries } from './entrySummaries'
import { slugOf } from './slug'
import { entryVisibleTo, notHiddenBy } from '../../shared/visibility/blogEntries'

type Store = Pick<Deps, 'db' | 'clock'>

/** An entry to read; a draft of the viewer's as it would be published. 404 when it is gone or not for the viewer. */
export async function entryAnswer(deps: Store, viewer: MemberViewer, id: number): Promise<BlogEntry> {
  const [[summary], html, previous, next] = await Promise.all([
    entrySummaries(deps, [id], viewer),
    htmlOf(deps, viewer, id),
    neighbour(deps, viewer, id, 'previous'),
    neighbour(deps, viewer, id, 'next'),
  ])
  if (!summary || html === undefined) throw notFound()
  return { ...summary, html, media: await mediaByIds(deps, mediaIn(html), viewer), previous, next }
}

async function htmlOf(deps: Store, viewer: MemberViewer, id: number): Promise<string | undefined> {
  const row = await deps.db
    .selectFrom('blogEntry')
    .innerJoin('profile', 'profile.id', 'blogEntry.profileId')
    .where(entryVisibleTo(deps, viewer))
    .leftJoin('blogDraft', (join) =>
      join.onRef('blogDraft.entryId', '=', 'blogEntry.id').on('blogEntry.status', '=', BlogEntryStatus.Draft),
    )
    .select((eb) => eb.fn.coalesce('blogDraft.html', 'blogEntry.html').as('html'))
    .where('blogEntry.id', '=', id)
    .executeTakeFirst()
  return row?.html
}

/** The author's next entry of the same kind of site in one direction of time. Drafts come last. */
async function neighbour(
  deps: Store,
  viewer: MemberViewer,
  id: number,
  direction: 'previous' | 'next',
): Promise<BlogEntryLink | null> {
  const [before, order] = direction === 'previous' ? [sql`<`, 'desc' as const] : [sql`>`, 'asc' as const]
  const row = await openEntries(deps, viewer)
    .where(notHiddenBy(viewer))
    .select('blogEntry.title')
    .innerJoin('blogEntry as here', 'here.profileId', 'blogEntry.profileId')
    .where('here.id', '=', id)
    .whereRef('here.dark', '=', 'blogEntry.dark')
    .where(
      sql<boolean>`(blog_entry.published_at, blog_entry.id) ${before} (coalesce(here.published_at, 'infinity'), here.id)`,
    )
    .orderBy('blogEntry.publishedAt', order)
    .orderBy('blogEntry.id', order)
    .executeTakeFirst()
  return row ? { ...row, slug: slugOf(row.title) } : null
}
