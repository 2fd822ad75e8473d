import type { Lodge } from '../contract/lodges/lodgeShapes'
import type { LodgeAudience } from '../contract/lodges/lodgeEnums'
import type { Deps, MemberViewer } from '../core/handler'
import { notFound } from '../core/problem'
import { lodgeSummaries } from '../shared/lodges/summaries'
import { tasksOf } from '../shared/lodges/tasks'

/** A lodge's front. @throws 404 where the viewer may not know of it */
export async function lodgeAnswer(deps: Pick<Deps, 'db' | 'clock'>, viewer: MemberViewer, id: number): Promise<Lodge> {
  const [[summary], row] = await Promise.all([
    lodgeSummaries(deps, [id], viewer),
    deps.db
      .selectFrom('lodge')
      .select(['html', 'rules', 'editedAt', 'debateAudience', 'meetupAudience', 'albumAudience', 'mediaApproval'])
      .select('revision')
      .where('id', '=', id)
      .executeTakeFirst(),
  ])
  if (!summary || !row) throw notFound()
  return {
    ...summary,
    html: row.html,
    rules: row.rules,
    editedAt: row.editedAt?.toISOString() ?? null,
    debateAudience: row.debateAudience as LodgeAudience,
    meetupAudience: row.meetupAudience as LodgeAudience,
    albumAudience: row.albumAudience as LodgeAudience,
    mediaApproval: row.mediaApproval,
    revision: row.revision,
    ...(await tasksOf(deps, viewer, summary)),
  }
}
