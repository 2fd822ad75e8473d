import type { Deps, MemberViewer } from '../../core/handler'
import { unblocked } from '../../shared/visibility/profiles'
import { anyOf } from '../../core/database/anyOf'

/** The participants of a conversation besides the viewer, without those in a block with the viewer. */
export interface Participants {
  readonly count: number
  /** The last message that all of them have read. */
  readonly readUpTo: number
  /** Whether any of them allows the viewer to request video calls. */
  readonly videoCallsEnabled: boolean
}

const nobody: Participants = { count: 0, readUpTo: 0, videoCallsEnabled: false }

/** The other participants of several conversations, by conversation; one query for all. */
export async function participantsIn(
  { db }: Pick<Deps, 'db'>,
  conversationIds: readonly number[],
  viewer: MemberViewer,
): Promise<(conversationId: number) => Participants> {
  const rows = await db
    .selectFrom('conversationMember as member')
    .select((eb) => [
      'member.conversationId',
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('member.readUpTo').as('readUpTo'),
      eb.fn.agg<boolean>('bool_or', ['member.videoCallsEnabled']).as('videoCallsEnabled'),
    ])
    .where('member.conversationId', '=', anyOf(conversationIds))
    .where('member.profileId', '!=', viewer.profile.id)
    .where('member.leftAt', 'is', null)
    .where((eb) => unblocked(viewer.profile.id, eb.ref('member.profileId')))
    .groupBy('member.conversationId')
    .execute()
  const byId = new Map(rows.map((row): [number, Participants] => [row.conversationId, row]))
  return (conversationId) => byId.get(conversationId) ?? nobody
}
