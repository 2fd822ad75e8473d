import type { Transaction } from 'kysely'
import { NotificationTopic, RelationStatus } from '../contract/enums'
import type { BodyOf } from '../contract/contract'
import type { DB } from '../core/database/schema.generated'
import type { Deps, Handler, MemberViewer } from '../core/handler'
import { notFound, Problem } from '../core/problem'
import { aboutProfile } from '../shared/notifications/aboutProfile'
import type { News } from '../shared/notifications/news'
import { notify, settle, takeBack } from '../shared/notifications/notify'
import { withOther } from '../shared/profiles/others'
import { relationsOf, relationsSeenFrom } from '../shared/profiles/relation'

/** Requests are unlimited: a member with thousands sees the latest first, and more as these are answered. */
const MAX_SHOWN = 200

export const getRelations: Handler<'EditProfile.GetRelations'> = (deps, { viewer }) => ownRelations(deps, viewer)

export const requestRelation: Handler<'EditProfile.RequestRelation'> = async (deps, { body, viewer }) => {
  await deps.limits.consume('relationByProfile', String(viewer.profile.id))
  const { id } = await withOther(deps.db, viewer, body.profileId, (db) => ask({ ...deps, db }, viewer, body))
  const [relation] = await ownRelations(deps, viewer, id)
  if (!relation) throw notFound()
  return relation
}

/** Requests a relation, or agrees if the other has requested the same. */
async function ask(
  { db, clock }: Pick<Deps, 'clock'> & { db: Transaction<DB> },
  viewer: MemberViewer,
  { profileId, type }: BodyOf<'EditProfile.RequestRelation'>,
): Promise<{ id: number }> {
  const own = viewer.profile.id
  const since = clock.now()
  const asked = await db
    .insertInto('relation')
    .values({ requesterId: own, answererId: profileId, type, status: RelationStatus.Requested, since })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (asked) {
    await notify({ clock }, db, request({ requesterId: own, answererId: profileId }))
    return asked
  }
  const agreed = await db
    .updateTable('relation')
    .set({ status: RelationStatus.Accepted, since })
    .where('requesterId', '=', profileId)
    .where('answererId', '=', own)
    .where('type', '=', type)
    .where('status', '=', RelationStatus.Requested)
    .returning('id')
    .executeTakeFirst()
  if (!agreed) throw new Problem(409, 'RELATION_EXISTS')
  await settle({ clock }, db, request({ requesterId: profileId, answererId: own }))
  return agreed
}

export const answerRelation: Handler<'EditProfile.AnswerRelation'> = async (deps, { body, viewer }) => {
  const asked = await relationsOf(deps.db, viewer.profile.id, viewer)
    .where('relation.id', '=', body.relationId)
    .where('relation.answererId', '=', viewer.profile.id)
    .where('relation.status', '=', RelationStatus.Requested)
    .executeTakeFirst()
  if (!asked) throw notFound()
  await deps.db.transaction().execute(async (transaction) => {
    if (!body.accept) return end(transaction, asked)
    await transaction
      .updateTable('relation')
      .set({ status: RelationStatus.Accepted, since: deps.clock.now() })
      .where('id', '=', asked.id)
      .execute()
    await settle(deps, transaction, request(asked))
  })
  return ownRelations(deps, viewer)
}

export const deleteRelation: Handler<'EditProfile.DeleteRelation'> = async ({ db }, { body, viewer }) => {
  const relation = await relationsOf(db, viewer.profile.id, viewer)
    .where('relation.id', '=', body.relationId)
    .executeTakeFirst()
  if (!relation) throw notFound()
  await db.transaction().execute((transaction) => end(transaction, relation))
  return {}
}

async function end(
  transaction: Transaction<DB>,
  relation: { readonly id: number; readonly requesterId: number; readonly answererId: number },
): Promise<void> {
  await transaction.deleteFrom('relation').where('id', '=', relation.id).execute()
  await takeBack(transaction, request(relation))
}

function request({ requesterId, answererId }: { readonly requesterId: number; readonly answererId: number }): News {
  return {
    topic: NotificationTopic.RelationRequest,
    actorId: requesterId,
    to: [answererId],
    ...aboutProfile(answererId),
  }
}

async function ownRelations(deps: Deps, viewer: MemberViewer, id?: number) {
  const own = viewer.profile.id
  const all = relationsOf(deps.db, own, viewer).limit(MAX_SHOWN)
  const rows = await (id === undefined ? all : all.where('relation.id', '=', id)).execute()
  return relationsSeenFrom(deps, own, rows, viewer)
}
