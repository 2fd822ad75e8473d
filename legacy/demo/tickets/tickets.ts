import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { countries } from '../../content/places/places'
import { TicketAdminStatus, TicketKind, TicketRating, TicketStatus } from '../../contract/support/ticketEnums'
import { after, calendarDay, DAY, HOUR, MINUTE } from '../../core/clock'
import type { DB } from '../../core/database/schema.generated'
import { demoActors, type DemoActor } from '../community/actors'
import type { Scene } from '../community/scene'
import { ticketTexts, type TicketKey } from './texts'

interface Plan {
  /** Null: a visitor. */
  readonly actor: DemoActor['key'] | null
  readonly kind: TicketKind
  readonly status: TicketStatus
  readonly adminStatus: TicketAdminStatus
  /** How long ago the latest message was written. */
  readonly ago: number
  readonly unread?: boolean
  readonly rating?: TicketRating
}

const { Normal, ClosePending, Closed, Reopened } = TicketStatus
const Desk = TicketAdminStatus

/** Every state once, among the demo logins. */
const plans: Record<TicketKey, Plan> = {
  logIn: { actor: 'unpaid', kind: TicketKind.LogIn, status: Normal, adminStatus: Desk.New, ago: 3 * HOUR },
  payment: {
    actor: 'paying',
    kind: TicketKind.Payment,
    status: Normal,
    adminStatus: Desk.Pending,
    ago: 2 * HOUR,
    unread: true,
  },
  map: {
    actor: 'paying',
    kind: TicketKind.Fault,
    status: Closed,
    adminStatus: Desk.Closed,
    ago: 23 * DAY,
    rating: TicketRating.Best,
  },
  suggestion: {
    actor: 'couple',
    kind: TicketKind.Suggestion,
    status: ClosePending,
    adminStatus: Desk.Pending,
    ago: 3 * DAY,
  },
  rudeMember: { actor: 'dark', kind: TicketKind.Member, status: Reopened, adminStatus: Desk.Open, ago: 20 * HOUR },
  ban: {
    actor: 'blogBanned',
    kind: TicketKind.Other,
    status: Closed,
    adminStatus: Desk.Closed,
    ago: 12 * DAY,
    rating: TicketRating.Middling,
  },
  locked: { actor: 'locked', kind: TicketKind.LogIn, status: Normal, adminStatus: Desk.New, ago: 26 * HOUR },
  fault: { actor: 'reacceptance', kind: TicketKind.Fault, status: Normal, adminStatus: Desk.Forwarded, ago: 2 * DAY },
  visitor: { actor: null, kind: TicketKind.LogIn, status: Normal, adminStatus: Desk.New, ago: 40 * MINUTE },
}

/** The time between two messages of a ticket. */
const PAUSE = 5 * HOUR
const PENDING_FOR = 7 * DAY

export async function seedTickets(db: Transaction<DB>, { now, timeZoneOf }: Scene): Promise<void> {
  const profiles = await db
    .selectFrom('profile')
    .select(['id', 'name', 'siteId', 'countryId', 'language'])
    .where(
      'name',
      'in',
      demoActors.map(({ name }) => name),
    )
    .execute()
  const byName = new Map(profiles.map((profile) => [profile.name, profile]))
  for (const { id: countryId, locale } of countries) {
    const profileOf = (key: DemoActor['key']) => {
      const actor = demoActors.find((each) => each.key === key && each.countryId === countryId)
      const profile = byName.get(actor?.name ?? '')
      if (!profile) throw new Error(`There is no demo login ${key} in country ${countryId}`)
      return profile
    }
    const support = profileOf('support')
    const texts = ticketTexts[locale]
    for (const [key, plan] of Object.entries(plans) as [TicketKey, Plan][]) {
      const { subject, lines, praise, reviewAuthor } = texts[key]
      const member = plan.actor === null ? null : profileOf(plan.actor)
      const latest = after(now, -plan.ago)
      const isAnswered = lines.at(-1)?.startsWith('> ') ?? false
      const isDone = isAnswered || plan.status === Closed
      const ticket = await db
        .insertInto('ticket')
        .values({
          siteId: support.siteId,
          countryId,
          profileId: member?.id ?? null,
          email: member ? null : 'visitor@example.test',
          language: (member ?? support).language,
          kind: plan.kind,
          subject,
          status: plan.status,
          adminStatus: plan.adminStatus,
          createdAt: after(latest, -(lines.length - 1) * PAUSE),
          lastMessageAt: latest,
          waitingSince: isDone ? null : latest,
          unread: plan.unread ?? false,
          closesAt: plan.status === ClosePending ? after(latest, PENDING_FOR) : null,
          rating: plan.rating ?? null,
          ratingText: plan.rating === undefined ? null : (praise ?? null),
          reviewAuthor: reviewAuthor ?? null,
          key: randomUUID(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('ticketMessage')
        .values(
          lines.map((line, index) => {
            const byStaff = /^[>#] /.test(line)
            return {
              ticketId: ticket.id,
              fromStaff: byStaff,
              staffId: byStaff ? support.id : null,
              internal: line.startsWith('# '),
              text: byStaff ? line.slice(2) : line,
              createdAt: after(latest, -(lines.length - 1 - index) * PAUSE),
              key: randomUUID(),
            }
          }),
        )
        .execute()
      if (plan.rating === undefined) continue
      await db
        .insertInto('ticketRating')
        .values({ ticketId: ticket.id, countryId, rating: plan.rating, createdAt: latest })
        .execute()
      if (praise === undefined || reviewAuthor === undefined) continue
      const date = calendarDay(latest, timeZoneOf(countryId))
      await db
        .insertInto('review')
        .values({ ticketId: ticket.id, countryId, author: reviewAuthor, rating: plan.rating, text: praise, date })
        .execute()
    }
  }
}
