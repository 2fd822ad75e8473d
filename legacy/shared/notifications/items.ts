import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { BanType, NotificationItemType, NotificationTab, NotificationTopic } from '../../contract/enums'
import { isBanned } from '../../core/access/bans'
import type { Database } from '../../core/database/connect'
import type { DB } from '../../core/database/schema.generated'
import type { Deps } from '../../core/handler'
import { Registry } from '../../core/registry'
import type { MemberExpression } from '../visibility/viewerExpression'

/** The subject of a notification: an item, or a comment on it. */
export interface Subject {
  readonly itemType: NotificationItemType
  readonly itemId: number
  readonly commentId?: number
}

/** What happened to an item, or to a comment on it. */
interface ItemNews extends Subject {
  readonly topic: NotificationTopic
  readonly actorId: number
}

/** The item and the actor of a notification, whom the viewer may see. */
export interface About {
  readonly itemId: Expression<number>
  readonly actorId: Expression<number>
}

/**
 * How an area's items of a type are the subject of notifications. The area's migration adds the trigger
 * `delete_notifications` to their table.
 */
export interface NotificationItem {
  /** The tab of the menu that lists them; without it, the list has none of the type. */
  readonly tab?: Exclude<NotificationTab, typeof NotificationTab.All>
  /** Members with this ban see no notification of the type. */
  readonly ban?: BanType
  /**
   * Whether an item exists and a member may see it. Decides who is notified, and who sees the notification later. Needs
   * an index, since it runs for each row.
   */
  visibleTo(deps: Pick<Deps, 'clock'>, viewer: MemberExpression, about: About): Expression<SqlBool>
  readonly title?: (itemId: Expression<number>) => Expression<string | null>
  /** A plain text to quote. */
  readonly text?: (itemId: Expression<number>) => Expression<string | null>
  /** The address that a push message leads to. */
  path(news: ItemNews, receiverId: number, db: Database): string | Promise<string>
  /** A push message about an item replaces an earlier one with the same topic; otherwise only one of the same actor. */
  readonly replacesPush?: boolean
  /**
   * The ways that receivers have chosen for the item's place, as sums of NotificationDelivery: only those of them count
   * that are chosen for the topic too. Undefined where only the topic counts.
   */
  deliveryOf?(
    db: Database,
    news: ItemNews,
    receiverIds: readonly number[],
  ): Promise<ReadonlyMap<number, number> | undefined>
}

export const notificationItems = new Registry<NotificationItemType, NotificationItem>()

const itemId = sql.ref<number>('notification.itemId')
const actorId = sql.ref<number>('notification.actorId')

/** Whether a member may see the item of the row of `notification`; of a type that no area contributes, none. */
export function itemOpenTo(deps: Pick<Deps, 'clock'>, viewer: MemberExpression): Expression<SqlBool> {
  return byItemType<SqlBool>((item) => openTo(item, deps, viewer, { itemId, actorId }), sql.lit(false))
}

/** Whether a member may see an item and is not banned from its area. */
export function openTo(
  item: NotificationItem,
  deps: Pick<Deps, 'clock'>,
  viewer: MemberExpression,
  about: About,
): Expression<SqlBool> {
  const eb = expressionBuilder<DB>()
  const visible = item.visibleTo(deps, viewer, about)
  if (item.ban === undefined) return visible
  return eb.and([eb.not(isBanned(sql<number>`${viewer.profile.id}`, item.ban, deps.clock.now())), visible])
}

/** The title of the item of the row of `notification`. */
export function itemTitle(): RawBuilder<string | null> {
  return byItemType<string | null>(({ title }) => title?.(itemId), sql.lit(null))
}

/** The text of the item of the row of `notification`. */
export function itemText(): RawBuilder<string | null> {
  return byItemType<string | null>(({ text }) => text?.(itemId), sql.lit(null))
}

/** The item types of a tab. */
export function itemTypesOf(tab: NotificationTab): number[] {
  return notificationItems.entries().flatMap(([type, item]) => (item.tab === tab ? [Number(type)] : []))
}

/** One `case` for all types: an `or` would let PostgreSQL search each type by itself. */
function byItemType<T>(of: (item: NotificationItem) => Expression<T> | undefined, otherwise: RawBuilder<T>) {
  const ways = notificationItems.entries().flatMap(([type, item]) => {
    const value = item.tab === undefined ? undefined : of(item)
    return value ? [sql`when ${sql.lit(Number(type))} then ${value}`] : []
  })
  return sql<T>`case notification.item_type ${sql.join(ways, sql` `)} else ${otherwise} end`
}
