import { sql } from 'kysely'
import type { BlogEntry } from '../../contract/blogShapes'
import { BlogEntryStatus } from '../../contract/enums'
import type { Deps, MemberViewer } from '../../core/handler'
import { notFound } from '../../core/problem'
import { mediaIn } from '../../core/text/richText'
import { mediaByIds } from '../../shared/media/store'
import { openEntries } from './entryLists'
import { entrySummaries } from './entrySummaries'
import { entryVisibleTo, notHiddenBy } from '../../shared/visibility/blogEntries'

type Store = Pick<Deps, 'db' | 'clock'>

/** An entry to read; a draft of the viewer's as it would be published. 404 when it is gone or not for the viewer. */
export async function entryAnswer(deps: Store, viewer: MemberViewer, id: number): Promise<BlogEntry> {
  const [[summary], html, previous, next] = await Promise.all([
    entrySummaries(deps, [id], viewer),
    htmlOf(deps, viewer, id),
    neighbourId(deps, viewer, id, 'previous'),
    neighbourId(deps, viewer, id, 'next'),
  ])
  if (!summary || html === undefined) throw notFound()
  const ids = [previous, next].filter((neighbour) => neighbour !== undefined)
  const [media, neighbours] = await Promise.all([
    mediaByIds(deps, mediaIn(html), viewer),
    entrySummaries(deps, ids, viewer),
  ])
  const neighbour = (wanted: number | undefined) => neighbours.find((entry) => entry.id === wanted) ?? null
  return { ...summary, html, media, previous: neighbour(previous), next: neighbour(next) }
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

/** The id of the author's next entry of the same kind of site in one direction of time. Drafts come last. */
async function neighbourId(
  deps: Store,
  viewer: MemberViewer,
  id: number,
  direction: 'previous' | 'next',
): Promise<number | undefined> {
  const [before, order] = direction === 'previous' ? [sql`<`, 'desc' as const] : [sql`>`, 'asc' as const]
  const row = await openEntries(deps, viewer)
    .where(notHiddenBy(viewer))
    .innerJoin('blogEntry as here', 'here.profileId', 'blogEntry.profileId')
    .where('here.id', '=', id)
    .whereRef('here.dark', '=', 'blogEntry.dark')
    .where(
      sql<boolean>`(blog_entry.published_at, blog_entry.id) ${before} (coalesce(here.published_at, 'infinity'), here.id)`,
    )
    .orderBy('blogEntry.publishedAt', order)
    .orderBy('blogEntry.id', order)
    .executeTakeFirst()
  return row?.id
}
