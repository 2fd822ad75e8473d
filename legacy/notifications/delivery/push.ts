import { request } from 'undici'
import webPush from 'web-push'
import { addresseeOf } from '../../content/addressee'
import { notificationTextOf } from '../../content/notices/notices'
import { after, HOUR } from '../../core/clock'
import type { Deps } from '../../core/handler'
import { conversationOf, isStillNew } from '../../shared/notifications/delivery/news'
import type { DeliveryNews } from '../../shared/notifications/delivery/queue'
import { notificationItems } from '../../shared/notifications/items'
import { isHere, mayBeNotified, namesFor, receiverOn } from '../../shared/notifications/delivery/receiver'

export interface PushJob extends Omit<DeliveryNews, 'told'> {
  readonly subscriptionId: number
  readonly notificationId: number | null
  /** ISO 8601. */
  readonly at: string
}

/** Older notifications are not pushed. */
const NEWS_FOR = HOUR
/** TTL in seconds for which a push service keeps the message for an absent browser. */
const KEPT_SECONDS = 24 * 60 * 60
const SEND_TIMEOUT = 10_000

/**
 * Sends a push message, unless the notification was seen meanwhile or may no longer be seen. It appears openly on
 * a screen, so it never quotes texts, and on a dark site it names neither the site nor anybody.
 */
export async function sendPush(deps: Deps, job: PushJob): Promise<void> {
  const { db, clock, settings, log } = deps
  if (new Date(job.at) < after(clock.now(), -NEWS_FOR)) return
  const subscription = await db
    .selectFrom('pushSubscription')
    .innerJoin('session', 'session.id', 'pushSubscription.sessionId')
    .selectAll('pushSubscription')
    .where('pushSubscription.id', '=', job.subscriptionId)
    // A job removes expired sessions only now and then.
    .where('session.expiresAt', '>', clock.now())
    .executeTakeFirst()
  if (!subscription) return
  const { profileId, siteId, endpoint, p256dh, auth } = subscription
  const profile = await db.selectFrom('profile').selectAll().where('id', '=', profileId).executeTakeFirstOrThrow()
  const site = settings.sites.byId(siteId)
  const receiver = receiverOn(site, profile)
  if (!mayBeNotified(deps, receiver) || isHere(deps, profile, 1.5)) return
  const name = (await namesFor(deps, receiver, [job.actorId])).get(job.actorId)
  const { notificationId } = job
  const seen = { notificationId, conversationId: conversationOf(job) }
  if (name === undefined || !(await isStillNew(deps, receiver, seen))) return
  // Unknown to an older or newer server, whose job this is.
  const item = notificationItems.find(job.itemType)

  const payload = {
    title: settings.sites.openly(site).name,
    body: notificationTextOf(job.topic, receiver.locale, site.dark ? undefined : name, addresseeOf(profile)),
    path: (await item?.path(job, profileId, db)) ?? '/Start',
    // A newer message with the same tag replaces it.
    tag: [job.topic, item?.replacesPush ? job.itemId : job.actorId].join('-'),
  }
  const message = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
    vapidDetails: { subject: settings.vapidSubject, ...settings.vapid },
    TTL: KEPT_SECONDS,
    contentEncoding: 'aes128gcm',
  })
  // Not `fetch`: a push service answers directly, and redirects must not be followed.
  const { statusCode: status, body } = await request(message.endpoint, {
    method: 'POST',
    headers: message.headers as Record<string, string>,
    body: message.body,
    signal: AbortSignal.timeout(SEND_TIMEOUT),
  })
  await body.dump()
  if (status >= 200 && status < 300) return
  if (status === 429 || status >= 500) throw new Error(`A push service answers ${status}`)
  if (status !== 404 && status !== 410) {
    // A retry would be refused too; the error is more likely ours than the browser's.
    log.error({ status }, 'A push service refused a message')
    return
  }
  await db.deleteFrom('pushSubscription').where('id', '=', job.subscriptionId).execute()
}
