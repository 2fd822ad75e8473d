import { NotificationDelivery, NotificationTopic } from '../../contract/enums'
import { ONE_CLICK_UNSUBSCRIBE_PATH } from '../../contract/unsubscribe'
import type { Deps, Handler, PlainRoutes } from '../../core/handler'
import { Problem } from '../../core/problem'
import type { Settings } from '../../core/settings'
import { isSigned, signatureOf } from '../../core/access/signature'
import { chooseDelivery, deliveryOf } from '../../shared/notifications/notificationSettings'

const PURPOSE = 'unsubscribe'

/** Whose mails a link ends, and about which topic; null: all. */
interface Ending {
  readonly profileId: number
  readonly topic: NotificationTopic | null
}

/** Unsubscribe addresses: one for the member to open, one for the mail program's own request. */
export function unsubscribeAddresses(settings: Pick<Settings, 'secret'>, origin: string, ending: Ending) {
  const text = `${ending.profileId}-${ending.topic ?? 0}`
  // The token never expires, so that the link of an old mail still works.
  const token = `${text}.${signatureOf(settings, PURPOSE, text)}`
  return {
    page: `${origin}/Unsubscribe?token=${token}`,
    oneClick: `${origin}${ONE_CLICK_UNSUBSCRIBE_PATH}?token=${token}`,
  }
}

export const unsubscribeFromMails: Handler<'Notifications.Unsubscribe'> = async (deps, { body }) => {
  const ending = endingOf(deps.settings, body.token)
  await endMails(deps, ending)
  return { topic: ending.topic }
}

/**
 * RFC 8058: mail programs post a form without cookies; opening the address in a browser redirects to the page with
 * the button.
 */
export const oneClickUnsubscribeRoutes: PlainRoutes = (app, deps) => {
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume()
      done(null, undefined)
    })
    scope.post<{ Querystring: { token?: string } }>(ONE_CLICK_UNSUBSCRIBE_PATH, async ({ query }) => {
      await endMails(deps, endingOf(deps.settings, query.token ?? ''))
      return {}
    })
    scope.get<{ Querystring: { token?: string } }>(ONE_CLICK_UNSUBSCRIBE_PATH, async ({ query }, reply) =>
      reply.redirect(`/Unsubscribe?token=${encodeURIComponent(query.token ?? '')}`),
    )
  })
}

function endingOf(settings: Settings, token: string): Ending {
  const [text = '', signature = ''] = token.split('.')
  if (!isSigned(settings, PURPOSE, text, signature)) throw new Problem(410, 'LINK_EXPIRED')
  const [profileId, topic] = text.split('-').map(Number)
  return { profileId: profileId ?? 0, topic: topic ? (topic as NotificationTopic) : null }
}

async function endMails({ db }: Pick<Deps, 'db'>, { profileId, topic }: Ending): Promise<void> {
  const topics = topic === null ? Object.values(NotificationTopic) : [topic]
  await db.transaction().execute(async (trx) => {
    const profile = trx.selectFrom('profile').select('id').where('id', '=', profileId).forNoKeyUpdate()
    if (!(await profile.executeTakeFirst())) return
    for (const each of topics) {
      const delivery = (await deliveryOf(trx, each, [profileId])).get(profileId) ?? 0
      await chooseDelivery(trx, profileId, each, delivery & ~NotificationDelivery.SendEmail)
    }
    await trx.deleteFrom('mailNotice').where('profileId', '=', profileId).where('topic', 'in', topics).execute()
  })
}
