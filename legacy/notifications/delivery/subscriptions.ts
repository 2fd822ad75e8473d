import { refuseImpersonated } from '../../core/access/access'
import type { Handler } from '../../core/handler'
import { unprocessable } from '../../core/problem'
import type { Settings } from '../../core/settings'

/** Maximum number of browsers per member; the oldest one is dropped. */
const MAX_BROWSERS = 20

export const subscribe: Handler<'PushNotifications.Subscribe'> = async ({ db, clock, settings }, { body, viewer }) => {
  refuseImpersonated(viewer)
  const { endpoint, p256DH: p256dh, auth } = body
  if (!isPushService(settings, endpoint)) throw unprocessable({ field: 'endpoint', code: 'PUSH_SERVICE_UNKNOWN' })
  if (!isKey(p256dh, KEY_BYTES)) throw unprocessable({ field: 'p256DH', code: 'PUSH_KEY_INVALID' })
  if (!isKey(auth, SECRET_BYTES)) throw unprocessable({ field: 'auth', code: 'PUSH_KEY_INVALID' })
  const owner = { profileId: viewer.profile.id, sessionId: viewer.session.id, siteId: viewer.site.id }
  const values = { ...owner, p256dh, auth, createdAt: clock.now() }
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('pushSubscription')
      .values({ endpoint, ...values })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
      .execute()
    await trx
      .deleteFrom('pushSubscription')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('pushSubscription')
          .select('id')
          .where('profileId', '=', owner.profileId)
          .orderBy('createdAt', 'desc')
          .orderBy('id', 'desc')
          .offset(MAX_BROWSERS),
      )
      .execute()
  })
  return {}
}

/** RFC 8291: an uncompressed point of the curve P-256, and a secret. */
const KEY_BYTES = 65
const SECRET_BYTES = 16

function isKey(text: string, bytes: number): boolean {
  return /^[\w-]+=*$/.test(text) && Buffer.from(text, 'base64url').length === bytes
}

export const unsubscribe: Handler<'PushNotifications.Unsubscribe'> = async ({ db }, { body, viewer }) => {
  await db
    .deleteFrom('pushSubscription')
    .where('endpoint', '=', body.endpoint)
    .where('profileId', '=', viewer.profile.id)
    .execute()
  return {}
}

/** Whether an address belongs to a known push service: the server must not send requests anywhere else. */
function isPushService({ pushServices }: Pick<Settings, 'pushServices'>, endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { origin, host, protocol, username, password } = new URL(endpoint)
  if (username || password) return false
  return pushServices.some((service) => {
    const [scheme, domain] = service.split('://*.')
    return domain === undefined ? origin === service : protocol === `${scheme}:` && host.endsWith(`.${domain}`)
  })
}
