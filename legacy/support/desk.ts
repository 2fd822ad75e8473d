import { sql } from 'kysely'
import type { AnswerOf, QueryOf } from '../contract/contract'
import { type ProfileStatus, type RoleLevel } from '../contract/enums'
import { ReportDecision } from '../contract/staff/reportEnums'
import {
  TicketAdminStatus,
  type TicketKind,
  type TicketRating,
  type TicketStatus,
} from '../contract/support/ticketEnums'
import type { StaffTicket } from '../contract/support/tickets'
import type { Locale } from '../content/locale'
import { ticketTemplates } from '../content/ticketTemplates/ticketTemplates'
import { after, calendarDay, DAY } from '../core/clock'
import type { Database } from '../core/database/connect'
import { pageOf, type Deps, type MemberViewer } from '../core/handler'
import { notFound } from '../core/problem'
import { companyFactsOf } from '../core/sites'
import { holdFields } from '../shared/staff/hold'
import { onSite, excerptFrom, latestText, survivingId } from './ticket'

type Store = Pick<Deps, 'db' | 'clock'>

const SESSIONS_SHOWN = 5
const DAYS_SHOWN = 14
const RATINGS_FROM = 90 * DAY

/** The queue of the desk: who waits longest comes first. */
export async function queue(
  { db, clock }: Store,
  viewer: MemberViewer,
  { adminStatus, language, kind, mine, profileId, ...page }: QueryOf<'SupportDesk.GetTickets'>,
): Promise<StaffTicket[]> {
  const { skip, take } = pageOf(page)
  const { New, Open } = TicketAdminStatus
  const now = clock.now()
  let query = staffRows(db).where('ticket.mergedInto', 'is', null).where(onSite(viewer.site))
  if (adminStatus) query = query.where('ticket.adminStatus', '=', adminStatus)
  else if (profileId === undefined && !mine) query = query.where('ticket.adminStatus', 'in', [New, Open])
  if (language !== undefined) query = query.where('ticket.language', '=', language)
  if (kind !== undefined) query = query.where('ticket.kind', '=', kind)
  if (profileId !== undefined) query = query.where('ticket.profileId', '=', profileId)
  if (mine) query = query.where('ticket.takenBy', '=', viewer.profile.id).where('ticket.takenUntil', '>', now)
  const rows = await query
    .orderBy((eb) => eb.fn.coalesce('ticket.waitingSince', 'ticket.lastMessageAt'))
    .orderBy('ticket.id')
    .offset(skip)
    .limit(take)
    .execute()
  return rows.map((row) => staffAnswer(row, viewer, now))
}

/** A ticket, or the one that it was merged into. @throws 404 when it is gone */
export async function staffTicket({ db, clock }: Store, viewer: MemberViewer, id: number): Promise<StaffTicket> {
  const row = await staffRows(db)
    .where('ticket.id', '=', await survivingId(db, id))
    .where(onSite(viewer.site))
    .executeTakeFirst()
  if (!row) throw notFound()
  return staffAnswer(row, viewer, clock.now())
}

function staffRows(db: Database) {
  return db
    .selectFrom('ticket')
    .leftJoin('profile', 'profile.id', 'ticket.profileId')
    .leftJoin('profile as holder', 'holder.id', 'ticket.takenBy')
    .selectAll('ticket')
    .select([latestText().as('text'), 'profile.name as profileName', 'holder.name as holderName'])
}

function staffAnswer(
  row: Awaited<ReturnType<ReturnType<typeof staffRows>['execute']>>[number],
  viewer: MemberViewer,
  now: Date,
): StaffTicket {
  return {
    id: row.id,
    kind: row.kind as TicketKind,
    subject: row.subject,
    status: row.status as TicketStatus,
    adminStatus: row.adminStatus as StaffTicket['adminStatus'],
    language: row.language as Locale,
    createdAt: row.createdAt.toISOString(),
    lastMessageAt: row.lastMessageAt.toISOString(),
    waitingSince: row.waitingSince?.toISOString() ?? null,
    excerpt: excerptFrom(row.text),
    profileId: row.profileId,
    from: row.profileName ?? row.email ?? '',
    ...holdFields(row, viewer, now),
    mergedInto: row.mergedInto,
    rating: row.rating as TicketRating | null,
    ratingText: row.ratingText,
  }
}

/** What support may know of the member of a ticket. */
export async function ticketMember(
  { db, clock }: Store,
  { site }: MemberViewer,
  ticketId: number,
): Promise<AnswerOf<'SupportDesk.GetTicketMember'>> {
  const profile = await db
    .selectFrom('ticket')
    .innerJoin('profile', 'profile.id', 'ticket.profileId')
    .select(['profile.id', 'profile.name', 'profile.status', 'profile.roleLevel', 'profile.createdAt'])
    .select(['profile.validated', 'profile.memberUntil', 'profile.lastOnlineAt'])
    .select((eb) => {
      const reports = () => eb.selectFrom('report').select((count) => count.fn.countAll<number>().as('count'))
      const against = () => reports().whereRef('report.reportedProfileId', '=', 'profile.id')
      const { None, Dismissed } = ReportDecision
      return [
        against().$asScalar().$notNull().as('reportedCount'),
        against().where('decision', 'not in', [None, Dismissed]).$asScalar().$notNull().as('upheldCount'),
        reports().whereRef('report.reporterId', '=', 'profile.id').$asScalar().$notNull().as('reportsMade'),
        eb
          .selectFrom('ticket as earlier')
          .whereRef('earlier.profileId', '=', 'profile.id')
          .where('earlier.mergedInto', 'is', null)
          .select((count) => count.fn.countAll<number>().as('count'))
          .$asScalar()
          .$notNull()
          .as('ticketCount'),
      ]
    })
    .where(onSite(site))
    .where('ticket.id', '=', await survivingId(db, ticketId))
    .executeTakeFirst()
  if (!profile) throw notFound()
  const sessions = await db
    .selectFrom('session')
    .select(['createdAt', 'lastSeenAt', 'browser', 'system'])
    .where('profileId', '=', profile.id)
    // Sessions of staff who act as the member are not the member's.
    .where('impersonatorId', 'is', null)
    .where('expiresAt', '>', clock.now())
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .limit(SESSIONS_SHOWN)
    .execute()
  const { id: profileId, createdAt, memberUntil, lastOnlineAt, ...facts } = profile
  return {
    ...facts,
    profileId,
    status: facts.status as Exclude<ProfileStatus, 0>,
    roleLevel: facts.roleLevel as Exclude<RoleLevel, 0>,
    createdAt: createdAt.toISOString(),
    memberUntil: memberUntil?.toISOString() ?? null,
    lastOnlineAt: lastOnlineAt?.toISOString() ?? null,
    logIns: sessions.map(({ browser, system, ...session }) => ({
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      device: [browser, system].filter((part) => part !== null).join(', ') || null,
    })),
  }
}

/** Templates in the ticket's language; a visitor is addressed without a name. */
export async function templates(
  deps: Deps,
  viewer: MemberViewer,
  ticketId: number,
): Promise<AnswerOf<'SupportDesk.GetTemplates'>> {
  const ticket = await staffTicket(deps, viewer, ticketId)
  const { siteId } = await deps.db
    .selectFrom('ticket')
    .select('siteId')
    .where('id', '=', ticket.id)
    .executeTakeFirstOrThrow()
  const facts = companyFactsOf(deps.settings.sites.byId(siteId), ticket.language)
  return ticketTemplates(ticket.language, facts, ticket.profileId === null ? undefined : ticket.from)
}

/** The figures of the tickets that the viewer's site shows. */
export async function figures(
  { db, clock }: Store,
  { site }: MemberViewer,
): Promise<AnswerOf<'SupportDesk.GetFigures'>> {
  const now = clock.now()
  const days = Array.from({ length: DAYS_SHOWN }, (_, ago) => calendarDay(after(now, -ago * DAY), 'UTC')).toReversed()
  const from = new Date(`${days[0]}T00:00:00Z`)
  const [waiting, arrived, answered, ratings] = await Promise.all([
    db
      .selectFrom('ticket')
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('waitingSince').as('since')])
      .where('waitingSince', 'is not', null)
      .where(onSite(site))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('ticket')
      .select(perDay('ticket'))
      .where('createdAt', '>=', from)
      .where(onSite(site))
      .groupBy('date')
      .execute(),
    db
      .selectFrom('ticketMessage')
      .innerJoin('ticket', 'ticket.id', 'ticketMessage.ticketId')
      .select(perDay('ticketMessage'))
      .where('ticketMessage.createdAt', '>=', from)
      .where('fromStaff', '=', true)
      .where('internal', '=', false)
      .where(onSite(site))
      .groupBy('date')
      .execute(),
    db
      .selectFrom('ticketRating')
      .select((eb) => ['rating', eb.fn.countAll<number>().as('count')])
      .where('createdAt', '>=', after(now, -RATINGS_FROM))
      .groupBy('rating')
      .execute(),
  ])
  const countOn = (rows: typeof arrived, day: string) => rows.find(({ date }) => date === day)?.count ?? 0
  return {
    waiting: waiting.count,
    waitingSince: waiting.since?.toISOString() ?? null,
    days: days.map((date) => ({ date, arrived: countOn(arrived, date), answered: countOn(answered, date) })),
    ratings: [1, 2, 3, 4, 5].map((stars) => ratings.find(({ rating }) => rating === stars)?.count ?? 0),
  }
}

function perDay(table: 'ticket' | 'ticketMessage') {
  return [
    sql<string>`to_char(${sql.ref(`${table}.createdAt`)} at time zone 'UTC', 'YYYY-MM-DD')`.as('date'),
    sql<number>`count(*)`.as('count'),
  ] as const
}
