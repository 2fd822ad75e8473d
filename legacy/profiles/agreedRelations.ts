import type { AnswerOf, QueryOf } from '../contract/contract'
import { RelationStatus } from '../contract/enums'
import { pageOf, type Deps, type MemberViewer } from '../core/handler'
import { requireVisible } from '../shared/profiles/others'
import { relationsOf, relationsSeenFrom } from '../shared/profiles/relation'

export async function agreedRelations(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
  query: QueryOf<'Profiles.GetRelations'>,
): Promise<AnswerOf<'Profiles.GetRelations'>> {
  const { profileId } = query
  await requireVisible(deps.db, viewer, profileId)
  const { skip, take } = pageOf(query)
  const rows = await relationsOf(deps.db, profileId, viewer)
    .where('relation.status', '=', RelationStatus.Accepted)
    .offset(skip)
    .limit(take)
    .execute()
  return relationsSeenFrom(deps, profileId, rows, viewer)
}
