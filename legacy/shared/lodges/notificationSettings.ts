import { NotificationDelivery } from '../../contract/enums'
import { LodgeNotificationTopic } from '../../contract/lodges/lodgeEnums'
import type { LodgeTopicSetting } from '../../contract/lodges/lodgeMemberShapes'
import { anyOf } from '../../core/database/anyOf'
import type { Database } from '../../core/database/connect'

const { ShowPopup, SendEmail } = NotificationDelivery

/** Deliveries of a member who has chosen none: what happens to one's own reaches absent members too. */
const defaults: Readonly<Record<LodgeNotificationTopic, number>> = {
  [LodgeNotificationTopic.FollowedDebateEntries]: ShowPopup,
  [LodgeNotificationTopic.MyDebateEntries]: ShowPopup + SendEmail,
  [LodgeNotificationTopic.MyPicturesAndVideos]: ShowPopup,
  [LodgeNotificationTopic.MyMeetUps]: ShowPopup + SendEmail,
}

const topics = Object.values(LodgeNotificationTopic)

/** A member's deliveries in all lodges without settings of their own. */
export async function defaultSettings(db: Database, profileId: number): Promise<LodgeTopicSetting[]> {
  const rows = await db
    .selectFrom('lodgeNotificationDefault')
    .select(['topic', 'delivery'])
    .where('profileId', '=', profileId)
    .execute()
  const chosen = new Map(rows.map(({ topic, delivery }) => [topic, delivery]))
  return topics.map((topic) => ({ topic, delivery: chosen.get(topic) ?? defaults[topic] }))
}

/**
 * How each of several members gets notifications of a topic in a lodge, as the sum of NotificationDelivery: by the
 * lodge's own settings, else by the member's defaults. One query for all.
 */
export async function lodgeDeliveryOf(
  db: Database,
  { lodgeId, topic }: { readonly lodgeId: number; readonly topic: LodgeNotificationTopic },
  profileIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('profile')
    .leftJoin('lodgeNotificationSetting as own', (join) =>
      join.onRef('own.profileId', '=', 'profile.id').on('own.lodgeId', '=', lodgeId).on('own.topic', '=', topic),
    )
    .leftJoin('lodgeNotificationDefault as general', (join) =>
      join.onRef('general.profileId', '=', 'profile.id').on('general.topic', '=', topic),
    )
    .select('profile.id')
    .select((eb) => eb.fn.coalesce('own.delivery', 'general.delivery').as('delivery'))
    .where('profile.id', '=', anyOf(profileIds))
    .execute()
  return new Map(rows.map(({ id, delivery }) => [id, delivery ?? defaults[topic]]))
}
