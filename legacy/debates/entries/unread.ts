import { expressionBuilder, sql, type Expression, type RawBuilder } from 'kysely'
import { CommentItemType } from '../../contract/enums'
import { after, DAY } from '../../core/clock'
import type { DB } from '../../core/database/schema.generated'
import type { Deps, MemberViewer } from '../../core/handler'
import { visibleComments } from '../../shared/visibility/comments'

/** What is older counts as known, also to those who never came. */
const NEW_FOR = 30 * DAY
/** New comments are counted up to this number. */
const MAX_NEW = 100

/**
 * The time from which something unread in a lodge is new to the viewer, with the viewer's membership joined as
 * `own`; null outside the lodge, where nothing is new.
 */
export function newFrom({ clock }: Pick<Deps, 'clock'>): RawBuilder<Date | null> {
  const earliest = after(clock.now(), -NEW_FOR)
  return sql<Date | null>`case when own.joined_at is not null then greatest(own.joined_at, ${earliest}::timestamptz) end`
}

/** Whether a topic of another is unread, with the viewer's row of `debateEntryReader` joined as `relation`. */
export function isUnread(deps: Pick<Deps, 'clock'>, { profile }: MemberViewer): RawBuilder<boolean> {
  return sql<boolean>`coalesce(debate_entry.profile_id <> ${profile.id} and relation.read_at is null
    and debate_entry.published_at > ${newFrom(deps)}, false)`
}

/** Comments of others since the viewer last read the topic, as far as they are new. */
export function unreadComments(deps: Pick<Deps, 'clock'>, entryId: Expression<number>, viewer: MemberViewer) {
  const from = newFrom(deps)
  return visibleComments(CommentItemType.DebateEntry, entryId, viewer)
    .where(
      'comment.createdAt',
      '>',
      sql<Date>`case when own.joined_at is not null
      then greatest(relation.read_at, ${from}) end`,
    )
    .where('comment.profileId', '!=', viewer.profile.id)
}

export function unreadCommentCount(deps: Pick<Deps, 'clock'>, entryId: Expression<number>, viewer: MemberViewer) {
  return expressionBuilder<DB>()
    .selectFrom(unreadComments(deps, entryId, viewer).limit(MAX_NEW).as('fresh'))
    .select((count) => count.fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull()
}
