import type { Transaction } from 'kysely'
import type { AnswerOf, BodyOf } from '../contract/contract'
import { NotificationItemType, NotificationTopic } from '../contract/enums'
import { LodgeMediaStatus } from '../contract/lodges/lodgeEnums'
import type { LodgeMediaDecision } from '../contract/lodges/lodgeMediaShapes'
import { anyOf } from '../core/database/anyOf'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { notFound, Problem } from '../core/problem'
import { plainText } from '../core/text/plainText'
import type { CallStanding } from '../shared/lodges/lodgeHandler'
import { changeLodge } from '../shared/lodges/rights'
import { publishLodgeTasks } from '../shared/lodges/tasks'
import { lodgeVisibleTo } from '../shared/lodges/visibility'
import { notify } from '../shared/notifications/notify'
import { showable } from './visibility'

type Decided = AnswerOf<'Lodges.AcceptLodgeMediaItem'>
type MediumRow = Awaited<ReturnType<typeof lockShowable>>[number]

/** Media of one uploader in one album. */
interface DecidedGroup extends Pick<MediumRow, 'profileId' | 'lodgeId' | 'lodgeAlbumId'> {
  readonly mediaCount: number
}

interface Verdict {
  readonly accepted: boolean
  readonly reason: string | null
}

/** Accepts media that wait; those that are accepted already stay so. */
export async function acceptMedia(
  deps: Deps,
  viewer: MemberViewer,
  { mediaIds }: BodyOf<'Lodges.AcceptLodgeMediaItem'>,
  standing: CallStanding,
): Promise<Decided> {
  return changeLodge(deps, viewer, standing, async (transaction, { lodge }) => {
    const waiting = (await lockShowable(transaction, viewer, lodge.id, mediaIds)).filter(isWaiting)
    const ids = waiting.map(({ id }) => id)
    await transaction
      .updateTable('media')
      // Other members see them as new from now on.
      .set({ lodgeStatus: LodgeMediaStatus.Accepted, createdAt: deps.clock.now() })
      .where('id', '=', anyOf(ids))
      .execute()
    await announce(deps, transaction, viewer, waiting, { accepted: true, reason: null })
    await publishLodgeTasks(transaction, lodge.id)
    return { mediaIds: ids }
  })
}

/** Deletes media that wait. Their uploaders are notified of the reason. */
export async function rejectMedia(
  deps: Deps,
  viewer: MemberViewer,
  { mediaIds, reason = '' }: BodyOf<'Lodges.RejectLodgeMediaItem'>,
  standing: CallStanding,
): Promise<Decided> {
  return changeLodge(deps, viewer, standing, async (transaction, { lodge }) => {
    const waiting = (await lockShowable(transaction, viewer, lodge.id, mediaIds)).filter(isWaiting)
    if (waiting.length === 0) throw new Problem(409, 'ALREADY_DECIDED')
    const ids = waiting.map(({ id }) => id)
    await transaction.deleteFrom('media').where('id', '=', anyOf(ids)).execute()
    await announce(deps, transaction, viewer, waiting, { accepted: false, reason: plainText(reason) || null })
    await publishLodgeTasks(transaction, lodge.id)
    return { mediaIds: ids }
  })
}

function isWaiting({ lodgeStatus }: MediumRow): boolean {
  return lodgeStatus === LodgeMediaStatus.Waiting
}

/** Those media of a lodge that the viewer may see, locked in the order of their ids. @throws 404 when there are none */
async function lockShowable(
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  lodgeId: number,
  ids: readonly number[],
) {
  const rows = await transaction
    .selectFrom('media')
    .innerJoin('profile', 'profile.id', 'media.profileId')
    .select(['media.id', 'media.profileId', 'media.lodgeId', 'media.lodgeAlbumId', 'media.lodgeStatus'])
    .where('media.id', '=', anyOf(ids))
    .where('media.lodgeId', '=', lodgeId)
    .where(showable(viewer))
    .orderBy('media.id')
    .forUpdate('media')
    .$narrowType<{ lodgeId: number; lodgeAlbumId: number }>()
    .execute()
  if (rows.length === 0) throw notFound()
  return rows
}

/** Stores the decision for each uploader and album, and notifies the uploaders. */
async function announce(
  deps: Deps,
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  media: readonly MediumRow[],
  verdict: Verdict,
): Promise<void> {
  const ofOthers = media.filter(({ profileId }) => profileId !== viewer.profile.id)
  const groups = new Map<string, DecidedGroup>()
  for (const { profileId, lodgeId, lodgeAlbumId } of ofOthers) {
    const key = `${profileId} ${lodgeAlbumId}`
    const mediaCount = (groups.get(key)?.mediaCount ?? 0) + 1
    groups.set(key, { profileId, lodgeId, lodgeAlbumId, mediaCount })
  }
  for (const group of groups.values()) {
    const { id } = await transaction
      .insertInto('lodgeMediaDecision')
      .values({ ...group, ...verdict, decidedAt: deps.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await notify(deps, transaction, {
      topic: verdict.accepted ? NotificationTopic.LodgeMediaAccepted : NotificationTopic.LodgeMediaRejected,
      actorId: viewer.profile.id,
      to: [group.profileId],
      itemType: NotificationItemType.LodgeMediaDecision,
      itemId: id,
    })
  }
}

/** The decisions among the ids that concern the viewer, in the order of the ids. */
export async function decisionsByIds(
  { db }: Pick<Deps, 'db'>,
  viewer: MemberViewer,
  ids: readonly number[],
): Promise<LodgeMediaDecision[]> {
  const rows = await db
    .selectFrom('lodgeMediaDecision as decision')
    .innerJoin('lodge', 'lodge.id', 'decision.lodgeId')
    .select(['decision.id', 'decision.lodgeId', 'decision.lodgeAlbumId as albumId', 'decision.accepted'])
    .select(['decision.mediaCount', 'decision.reason', 'decision.decidedAt'])
    .where('decision.id', '=', anyOf(ids))
    .where('decision.profileId', '=', viewer.profile.id)
    .where(lodgeVisibleTo(viewer))
    .execute()
  const byId = new Map(rows.map((row) => [row.id, { ...row, decidedAt: row.decidedAt.toISOString() }]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
