import type { AnswerOf } from '../../contract/contract'
import { NotificationDelivery, NotificationTopic } from '../../contract/enums'
import type { Database } from '../../core/database/connect'
import type { Handler, MemberViewer } from '../../core/handler'
import { anyOf } from '../../core/database/anyOf'

const { ShowPopup, PlayAudio, SendEmail, SendPush } = NotificationDelivery

/** Default deliveries: requests that wait for an answer also reach absent members. */
const defaults: Readonly<Record<NotificationTopic, number>> = {
  [NotificationTopic.Visit]: ShowPopup,
  [NotificationTopic.Favourite]: ShowPopup,
  [NotificationTopic.FavouriteOnline]: ShowPopup + PlayAudio,
  [NotificationTopic.Like]: ShowPopup,
  [NotificationTopic.GuestbookEntry]: ShowPopup + SendEmail,
  [NotificationTopic.RelationRequest]: ShowPopup + SendEmail + SendPush,
  [NotificationTopic.AlbumRequest]: ShowPopup + SendEmail + SendPush,
  [NotificationTopic.Mail]: ShowPopup + PlayAudio + SendEmail + SendPush,
  [NotificationTopic.GroupChat]: ShowPopup + SendPush,
  [NotificationTopic.BlogComment]: ShowPopup + SendEmail,
  [NotificationTopic.CommentReply]: ShowPopup + SendEmail,
  [NotificationTopic.Mention]: ShowPopup + SendEmail + SendPush,
  [NotificationTopic.FollowedAuthorEntry]: ShowPopup,
  [NotificationTopic.FollowedEntryComment]: ShowPopup,
  [NotificationTopic.NewFollower]: ShowPopup,
  // Each lodge has its own settings within these.
  [NotificationTopic.DebateComment]: ShowPopup + PlayAudio + SendEmail + SendPush,
  [NotificationTopic.FollowedDebateComment]: ShowPopup + PlayAudio + SendEmail + SendPush,
  [NotificationTopic.MeetupComment]: ShowPopup + PlayAudio + SendEmail + SendPush,
  [NotificationTopic.MeetupPlace]: ShowPopup + PlayAudio + SendEmail + SendPush,
  [NotificationTopic.MeetupReminder]: ShowPopup + PlayAudio + SendEmail + SendPush,
  [NotificationTopic.MeetupChanged]: ShowPopup + PlayAudio + SendEmail + SendPush,
  [NotificationTopic.MeetupCancelled]: ShowPopup + PlayAudio + SendEmail + SendPush,
  [NotificationTopic.LodgeMediaAccepted]: ShowPopup + PlayAudio + SendEmail + SendPush,
  [NotificationTopic.LodgeMediaRejected]: ShowPopup + PlayAudio + SendEmail + SendPush,
  [NotificationTopic.LodgeRequest]: ShowPopup + SendEmail + SendPush,
  [NotificationTopic.LodgeRequestApproved]: ShowPopup + SendEmail + SendPush,
  [NotificationTopic.LodgeRequestDeclined]: ShowPopup + SendEmail,
  [NotificationTopic.LodgeInvitation]: ShowPopup + SendEmail + SendPush,
  [NotificationTopic.LodgeRole]: ShowPopup + SendEmail,
  [NotificationTopic.BondRequest]: ShowPopup + SendEmail + SendPush,
  [NotificationTopic.BondAccepted]: ShowPopup + SendEmail,
  [NotificationTopic.BondRoleChange]: ShowPopup + SendEmail,
  [NotificationTopic.BondDeleted]: ShowPopup,
  [NotificationTopic.EventPlace]: ShowPopup + PlayAudio + SendEmail + SendPush,
  [NotificationTopic.EventReminder]: ShowPopup + SendEmail + SendPush,
  [NotificationTopic.EventChanged]: ShowPopup + SendEmail + SendPush,
  [NotificationTopic.EventCancelled]: ShowPopup + SendEmail + SendPush,
  [NotificationTopic.EventComment]: ShowPopup,
  [NotificationTopic.EventQuestion]: ShowPopup + SendEmail,
  [NotificationTopic.EventAnswer]: ShowPopup + SendEmail,
}

/** Main sites do not name these. */
const darkTopics: ReadonlySet<NotificationTopic> = new Set([
  NotificationTopic.BondRequest,
  NotificationTopic.BondAccepted,
  NotificationTopic.BondRoleChange,
  NotificationTopic.BondDeleted,
])

export const notificationSettings: Handler<'EditProfile.NotificationSettings'> = ({ db }, { viewer }) =>
  settingsOf(db, viewer)

export const updateNotificationSetting: Handler<'EditProfile.UpdateNotificationSetting'> = async (
  { db },
  { body: { topic, delivery }, viewer },
) => {
  await chooseDelivery(db, viewer.profile.id, topic, delivery)
  return settingsOf(db, viewer)
}

/** Stores how a member gets notifications of a topic, as the sum of NotificationDelivery. */
export async function chooseDelivery(
  db: Database,
  profileId: number,
  topic: NotificationTopic,
  delivery: number,
): Promise<void> {
  if (delivery === defaults[topic]) {
    await db.deleteFrom('notificationSetting').where('profileId', '=', profileId).where('topic', '=', topic).execute()
  } else {
    await db
      .insertInto('notificationSetting')
      .values({ profileId, topic, delivery })
      .onConflict((conflict) => conflict.columns(['profileId', 'topic']).doUpdateSet({ delivery }))
      .execute()
  }
}

/** How each of several members gets notifications of a topic, as the sum of NotificationDelivery; one query for all. */
export async function deliveryOf(
  db: Database,
  topic: NotificationTopic,
  profileIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('notificationSetting')
    .select(['profileId', 'delivery'])
    .where('topic', '=', topic)
    .where('profileId', '=', anyOf(profileIds))
    .execute()
  const chosen = new Map(rows.map(({ profileId, delivery }) => [profileId, delivery]))
  return new Map(profileIds.map((id) => [id, chosen.get(id) ?? defaults[topic]]))
}

async function settingsOf(
  db: Database,
  { profile, site }: MemberViewer,
): Promise<AnswerOf<'EditProfile.NotificationSettings'>> {
  const rows = await db
    .selectFrom('notificationSetting')
    .select(['topic', 'delivery'])
    .where('profileId', '=', profile.id)
    .execute()
  const chosen = new Map(rows.map(({ topic, delivery }) => [topic, delivery]))
  const topics = Object.values(NotificationTopic).filter((topic) => site.dark || !darkTopics.has(topic))
  return topics.map((topic) => ({ topic, delivery: chosen.get(topic) ?? defaults[topic] }))
}
