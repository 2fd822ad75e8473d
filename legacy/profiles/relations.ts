import type { AnswerOf, QueryOf } from '../contract/contract'
import { RelationStatus } from '../contract/enums'
import { pageOf, type Deps, type MemberViewer } from '../core/handler'
import { notFound } from '../core/problem'
import { requireVisible } from '../shared/profiles/others'
import { relationsOf, relationsSeenFrom } from '../shared/profiles/relation'

/** One relation as a profile has it, and as the viewer's own also before it is agreed. @throws 404 when there is none */
export async function relation(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
  { profileId, relationId }: QueryOf<'Profiles.GetRelation'>,
): Promise<AnswerOf<'Profiles.GetRelation'>> {
  await requireVisible(deps.db, viewer, profileId)
  const rows = await relationsOf(deps.db, profileId, viewer)
    .where('relation.id', '=', relationId)
    .$if(profileId !== viewer.profile.id, (all) => all.where('relation.status', '=', RelationStatus.Accepted))
    .execute()
  const [found] = await relationsSeenFrom(deps, profileId, rows, viewer)
  if (!found) throw notFound()
  return found
}

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
