import { sql, type RawBuilder } from 'kysely'
import type { NotificationItemType, NotificationTopic } from '../../contract/enums'

/** Columns of a query: the recipient, the sender, the time and the subject. */
export interface Columns {
  readonly receiver: string
  readonly actor: string
  readonly at: string
  readonly itemType: NotificationItemType
  readonly itemId: string
  readonly commentId?: string
}

/** The rows of a query as notifications of a topic. */
export function deed(topic: NotificationTopic, from: RawBuilder<unknown>, columns: Columns): RawBuilder<unknown> {
  const { receiver, actor, at, itemType, itemId, commentId } = columns
  const id = (column: string | undefined) => (column === undefined ? sql`NULL::integer` : sql.ref(column))
  return sql`
    SELECT ${id(receiver)} AS receiver_id, ${topic}::integer AS topic, ${id(actor)} AS actor_id,
      ${itemType}::integer AS item_type, ${id(itemId)} AS item_id, ${id(commentId)} AS comment_id, ${id(at)} AS at
    FROM ${from}`
}
