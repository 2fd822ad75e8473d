import type { Selectable } from 'kysely'
import { NotificationTopic } from '../../contract/enums'
import { addresseeOf } from '../../content/addressee'
import { gatheredNotificationText } from '../../content/notices/notices'
import { render } from '../../content/mails/render'
import { after, DAY, HOUR, MINUTE } from '../../core/clock'
import type { MailNotice } from '../../core/database/schema.generated'
import type { Deps } from '../../core/handler'
import { addJob } from '../../core/jobs'
import type { OutgoingMail } from '../../core/mail/mailer'
import { companyFactsOf } from '../../core/sites'
import { anyOf } from '../../core/database/anyOf'
import { isStillNew } from '../../shared/notifications/delivery/news'
import {
  isHere,
  mayBeNotified,
  type MemberOn,
  namesFor,
  receiverOn,
} from '../../shared/notifications/delivery/receiver'
import { unsubscribeAddresses } from './unsubscribe'

/** Debounce: collects what follows into the same mail. */
const GATHERED_FOR = 15 * MINUTE
/** Minimum time between two digests to a member. */
const PAUSE = 4 * HOUR
/** Older notifications are not mailed. */
const NEWS_FOR = 3 * DAY
const MAX_CONCURRENT = 1000

/** Queues a digest for each member with unsent notifications. */
export async function queueDigests({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await db.deleteFrom('mailNotice').where('createdAt', '<', after(now, -NEWS_FOR)).execute()
  const due = await db
    .selectFrom('mailNotice')
    .innerJoin('profile', 'profile.id', 'mailNotice.profileId')
    .leftJoin('digest', 'digest.profileId', 'mailNotice.profileId')
    .select('mailNotice.profileId')
    .distinct()
    .where('mailNotice.createdAt', '<=', after(now, -GATHERED_FOR))
    .where((eb) => eb.or([eb('digest.sentAt', 'is', null), eb('digest.sentAt', '<=', after(now, -PAUSE))]))
    .where((eb) =>
      eb.or([eb('profile.lastOnlineAt', 'is', null), eb('profile.lastOnlineAt', '<=', after(now, -GATHERED_FOR))]),
    )
    .limit(MAX_CONCURRENT)
    .execute()
  // The job key keeps one digest per member in the queue while the mail server is down.
  for (const { profileId } of due) await addJob(db, 'sendDigest', { profileId }, { key: `digest:${profileId}` })
}

/**
 * Mails a member's new notifications, grouped by topic, without those that were seen meanwhile or that the member
 * may no longer see.
 */
export async function sendDigest(deps: Deps, { profileId }: { readonly profileId: number }): Promise<void> {
  const { db, settings, mailer } = deps
  const profile = await db.selectFrom('profile').selectAll().where('id', '=', profileId).executeTakeFirst()
  if (!profile || isHere(deps, profile, GATHERED_FOR / MINUTE)) return
  const notices = await db.selectFrom('mailNotice').selectAll().where('profileId', '=', profileId).execute()
  const receiver = receiverOn(settings.sites.openly(settings.sites.byId(profile.siteId)), profile)
  const reached = mayBeNotified(deps, receiver) && profile.emailConfirmedAt !== null
  const fresh = reached ? await freshOf(deps, receiver, notices) : []
  if (fresh.length > 0) {
    // Sends outside of any transaction. If sending fails, everything is still there for the retry.
    if (!(await beginPause(deps, profileId))) return
    try {
      await mailer.send(digestOf(deps, receiver, fresh))
    } catch (error) {
      await db.deleteFrom('digest').where('profileId', '=', profileId).execute()
      throw error
    }
  }
  const ids = notices.map(({ id }) => id)
  await db.deleteFrom('mailNotice').where('id', '=', anyOf(ids)).execute()
}

/** Starts the pause between digests. Returns false if one was sent lately or another job is sending it. */
async function beginPause({ db, clock }: Pick<Deps, 'db' | 'clock'>, profileId: number): Promise<boolean> {
  const sentAt = clock.now()
  const begun = await db
    .insertInto('digest')
    .values({ profileId, sentAt })
    .onConflict((conflict) =>
      conflict.column('profileId').doUpdateSet({ sentAt }).where('digest.sentAt', '<=', after(sentAt, -PAUSE)),
    )
    .returning('profileId')
    .executeTakeFirst()
  return begun !== undefined
}

function digestOf(
  { settings }: Pick<Deps, 'settings'>,
  receiver: MemberOn,
  fresh: readonly FreshNotice[],
): OutgoingMail {
  const { site, profile, locale } = receiver
  const topics = Object.values(NotificationTopic).filter((topic) => fresh.some((notice) => notice.topic === topic))
  const addresses = unsubscribeAddresses(settings, site.origin, {
    profileId: profile.id,
    // A digest with one topic unsubscribes from that topic only.
    topic: topics.length === 1 ? (topics[0] ?? null) : null,
  })
  const mail = render('digest', receiver.locale, {
    facts: companyFactsOf(site, locale),
    addressee: addresseeOf(profile),
    values: {
      profileName: profile.name,
      url: `${site.origin}/Start`,
      lines: topics.map((topic) =>
        lineOf(
          receiver,
          topic,
          fresh.filter((notice) => notice.topic === topic),
        ),
      ),
      unsubscribeUrl: addresses.page,
    },
  })
  return {
    from: { name: site.name, address: settings.mailFrom },
    to: profile.email,
    oneClickUnsubscribe: addresses.oneClick,
    ...mail,
  }
}

interface FreshNotice {
  readonly topic: number
  readonly actorId: number
  readonly name: string
}

async function freshOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  receiver: MemberOn,
  notices: readonly Selectable<MailNotice>[],
): Promise<FreshNotice[]> {
  const names = await namesFor(deps, receiver, [...new Set(notices.map(({ actorId }) => actorId))])
  const fresh: FreshNotice[] = []
  // Checks a conversation with several unread messages once.
  const asked = new Map<number, Promise<boolean>>()
  for (const notice of notices) {
    const name = names.get(notice.actorId)
    if (name === undefined) continue
    const { conversationId } = notice
    const before = conversationId === null ? undefined : asked.get(conversationId)
    const isNew = before ?? isStillNew(deps, receiver, notice)
    if (conversationId !== null) asked.set(conversationId, isNew)
    if (await isNew) fresh.push({ ...notice, name })
  }
  return fresh
}

function lineOf(receiver: MemberOn, topic: NotificationTopic, notices: readonly FreshNotice[]): string {
  const addressee = addresseeOf(receiver.profile)
  const nameById = new Map(notices.map(({ actorId, name }) => [actorId, name]))
  const gathered = { count: notices.length, names: [...nameById.values()] }
  return gatheredNotificationText(topic, receiver.locale, gathered, addressee)
}
