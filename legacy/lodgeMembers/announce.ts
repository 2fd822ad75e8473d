import { MessageType, NotificationTopic } from '../contract/enums'
import { LodgeRequestStatus } from '../contract/lodges/lodgeEnums'
import { moderatorRoles } from '../contract/lodgeRights'
import type { Deps } from '../core/handler'
import { sendSystemMessages } from '../shared/mail/system'
import { notify, takeBack } from '../shared/notifications/notify'
import { unblocked } from '../shared/visibility/profiles'
import { lodgeNews } from './news'

export interface LodgeRequest {
  readonly lodgeId: number
  readonly profileId: number
}

/**
 * Shows a request to the leaders, by mail from the site, and marks it as New. Leaders with a block between them and the
 * writer get nothing; one that was withdrawn or decided meanwhile is skipped.
 */
export async function announceRequest(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { lodgeId, profileId }: LodgeRequest,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const lodge = await transaction
      .selectFrom('lodge')
      .select(['id', 'name', 'dark'])
      .where('id', '=', lodgeId)
      .where('deletedAt', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!lodge) return
    const request = await transaction
      .updateTable('lodgeMembership')
      .set({ requestStatus: LodgeRequestStatus.New })
      .where('lodgeId', '=', lodgeId)
      .where('profileId', '=', profileId)
      .where('requestStatus', '=', LodgeRequestStatus.Created)
      .returning('requestText')
      .executeTakeFirst()
    if (!request) return
    const leaders = await transaction
      .selectFrom('lodgeMembership')
      .select('profileId')
      .where('lodgeId', '=', lodgeId)
      .where('role', 'in', moderatorRoles)
      .where((eb) => unblocked(profileId, eb.ref('lodgeMembership.profileId')))
      .execute()
    const to = leaders.map((leader) => leader.profileId)
    const about = { lodgeId, name: lodge.name, dark: lodge.dark, profileId }
    const content = { type: MessageType.LodgeMembershipRequest, text: request.requestText ?? '', about }
    await sendSystemMessages({ clock }, transaction, to, content)
    const news = lodgeNews(lodgeId, { topic: NotificationTopic.LodgeRequest, actorId: profileId, to })
    // The same profile may have asked before.
    await takeBack(transaction, news)
    await notify({ clock }, transaction, news)
  })
}
