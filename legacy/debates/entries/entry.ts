import { DebateEntryStatus } from '../../contract/lodges/lodgeEnums'
import type { DebateEntry } from '../../contract/lodges/debateShapes'
import type { Deps, MemberViewer } from '../../core/handler'
import { notFound } from '../../core/problem'
import { mediaIn } from '../../core/text/richText'
import { mediaByIds } from '../../shared/media/store'
import { debateEntries, entryVisibleTo } from '../visibility'
import { debateEntrySummaries } from './summaries'

type Store = Pick<Deps, 'db' | 'clock'>

/** A topic to read; the viewer's own draft as it would be published. @throws 404 when it is not for the viewer */
export async function debateEntry(deps: Store, viewer: MemberViewer, id: number): Promise<DebateEntry> {
  const [[summary], html] = await Promise.all([debateEntrySummaries(deps, [id], viewer), htmlOf(deps, viewer, id)])
  if (!summary || html === undefined) throw notFound()
  return { ...summary, html, media: await mediaByIds(deps, mediaIn(html), viewer) }
}

async function htmlOf({ db }: Store, viewer: MemberViewer, id: number): Promise<string | undefined> {
  const row = await debateEntries(db)
    .where(entryVisibleTo(viewer))
    .leftJoin('debateDraft', (join) =>
      join.onRef('debateDraft.entryId', '=', 'debateEntry.id').on('debateEntry.status', '=', DebateEntryStatus.Draft),
    )
    .select((eb) => eb.fn.coalesce('debateDraft.html', 'debateEntry.html').as('html'))
    .where('debateEntry.id', '=', id)
    .executeTakeFirst()
  return row?.html
}
