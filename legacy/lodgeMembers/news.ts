import { NotificationItemType, NotificationTopic } from '../contract/enums'
import { leadersOf } from '../shared/lodges/tasks'
import { notify, settle, takeBack } from '../shared/notifications/notify'
import type { News } from '../shared/notifications/news'
import type { LodgeChange, MembershipRow } from './change'

type LodgeTopic = Extract<
  NotificationTopic,
  | typeof NotificationTopic.LodgeRequest
  | typeof NotificationTopic.LodgeRequestApproved
  | typeof NotificationTopic.LodgeRequestDeclined
  | typeof NotificationTopic.LodgeInvitation
  | typeof NotificationTopic.LodgeRole
>

export function lodgeNews(lodgeId: number, news: Pick<News, 'actorId' | 'to'> & { readonly topic: LodgeTopic }): News {
  return { ...news, itemType: NotificationItemType.Lodge, itemId: lodgeId }
}

/** Notifies a profile of what the viewer did, also where the viewer has done the same before. */
export async function notifyAnew(change: LodgeChange, topic: LodgeTopic, profileId: number): Promise<void> {
  const { deps, transaction, viewer, lodge } = change
  const news = lodgeNews(lodge.id, { topic, actorId: viewer.profile.id, to: [profileId] })
  await takeBack(transaction, news)
  await notify(deps, transaction, news)
}

/** What becomes of the notifications of a request or an invitation that ends: answered ones are read, others vanish. */
type End = 'answered' | 'undone'

/** Ends the leaders' notifications of a request. */
export async function endRequestNews(change: LodgeChange, profileId: number, end: End): Promise<void> {
  const { transaction, lodge } = change
  const to = await leadersOf(transaction, lodge.id)
  await endNews(change, lodgeNews(lodge.id, { topic: NotificationTopic.LodgeRequest, actorId: profileId, to }), end)
}

/** Ends the notification of an invitation, if there was one. */
export async function endInvitationNews(
  change: LodgeChange,
  { profileId, invitedBy }: Pick<MembershipRow, 'profileId' | 'invitedBy'>,
  end: End,
): Promise<void> {
  if (invitedBy === null) return
  const news = { topic: NotificationTopic.LodgeInvitation, actorId: invitedBy, to: [profileId] }
  await endNews(change, lodgeNews(change.lodge.id, news), end)
}

/** Hides all notifications of requests from a profile that leads the lodge no longer. */
export async function hideRequestNews({ transaction, lodge }: LodgeChange, profileId: number): Promise<void> {
  await transaction
    .updateTable('notification')
    .set({ takenBack: true })
    .where('profileId', '=', profileId)
    .where('topic', '=', NotificationTopic.LodgeRequest)
    .where('itemType', '=', NotificationItemType.Lodge)
    .where('itemId', '=', lodge.id)
    .execute()
}

async function endNews({ deps, transaction }: LodgeChange, news: News, end: End): Promise<void> {
  if (news.to.length === 0) return
  if (end === 'answered') await settle(deps, transaction, news)
  else await takeBack(transaction, news)
}
