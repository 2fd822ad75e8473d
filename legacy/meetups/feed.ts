import type { FastifyReply } from 'fastify'
import { sql } from 'kysely'
import { memberRoles } from '../contract/lodgeRights'
import type { MeetupFeed } from '../contract/lodges/meetupShapes'
import { mayEnter } from '../core/access/access'
import { isSigned, signatureOf } from '../core/access/signature'
import { after, DAY } from '../core/clock'
import type { Deps, MemberViewer, PlainRoutes, ProfileRow, Viewer } from '../core/handler'
import { siteOf, viewerOf } from '../core/http/viewer'
import { notFound } from '../core/problem'
import { mayBeNotified, receiverOn } from '../shared/notifications/delivery/receiver'
import { calendarOf } from './ics'
import { icsPathOf } from './icsPath'
import { meetupRows, meetupVisibleTo } from './visibility'

const PURPOSE = 'meetup-feed'
const FEED = '/media/meetup-feed/:token/meetups.ics'
/** How long past meetups stay in a feed. */
const KEPT_FOR = 90 * DAY
const MAX_MEETUPS = 500
/** Characters of a description in a calendar. */
const MAX_DESCRIPTION = 2_000

/** The secret address of the viewer's meetups, on the site of the request. */
export async function meetupFeed(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  { profile, session, site }: MemberViewer,
): Promise<MeetupFeed> {
  // An address would outlast the impersonation.
  if (session.impersonatorId !== null) return { address: null }
  const feed = await db
    .selectFrom('meetupFeed')
    .select('version')
    .where('profileId', '=', profile.id)
    .where('active', '=', true)
    .executeTakeFirst()
  if (!feed) return { address: null }
  const text = `${profile.id}-${feed.version}`
  const token = `${text}.${signatureOf(settings, PURPOSE, signedText(text, profile, site))}`
  return { address: `${site.origin}${FEED.replace(':token', token)}` }
}

/** An address opens one kind of site, because others may be given it, and a new password ends it. */
function signedText(text: string, { passwordHash }: Pick<ProfileRow, 'passwordHash'>, { dark }: Viewer['site']) {
  return `${text}.${dark ? 'dark' : 'main'}.${passwordHash}`
}

/** Gives the viewer a new address; the one before ends. */
export async function renewFeed(deps: Pick<Deps, 'db' | 'settings'>, viewer: MemberViewer): Promise<MeetupFeed> {
  await deps.db
    .insertInto('meetupFeed')
    .values({ profileId: viewer.profile.id, version: 1, active: true })
    .onConflict((conflict) =>
      conflict.column('profileId').doUpdateSet((eb) => ({ version: eb('meetupFeed.version', '+', 1), active: true })),
    )
    .execute()
  return meetupFeed(deps, viewer)
}

export async function endFeed({ db }: Pick<Deps, 'db'>, { profile }: MemberViewer): Promise<void> {
  await db
    .updateTable('meetupFeed')
    .set((eb) => ({ version: eb('version', '+', 1), active: false }))
    .where('profileId', '=', profile.id)
    .execute()
}

/** Calendar files: one meetup for the viewer's session, and all of a member's meetups by their secret address. */
export const calendarRoutes: PlainRoutes = (app, deps) => {
  app.get<{ Params: { id: string } }>(icsPathOf(':id'), async (request, reply) => {
    const viewer = await viewerOf(deps, request)
    const id = /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : 0
    if (!hasLodges(viewer) || !mayEnter(deps, viewer)) throw notFound()
    const meetup = await calendarMeetups(deps, viewer).where('meetup.id', '=', id).executeTakeFirst()
    if (!meetup) throw notFound()
    return send(reply, calendarOf(viewer.site, [meetup]), 'attachment')
  })
  app.get<{ Params: { token: string } }>(FEED, async (request, reply) => {
    const viewer = await bearerOf(deps, siteOf(deps.settings, request), request.params.token)
    if (!viewer) throw notFound()
    return send(reply, calendarOf(viewer.site, await signedUpMeetups(deps, viewer).execute()), 'inline')
  })
}

function send(reply: FastifyReply, file: string, disposition: 'attachment' | 'inline') {
  void reply.headers({
    'cache-control': 'private, no-store',
    'content-disposition': `${disposition}; filename="meetups.ics"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  })
  return reply.type('text/calendar; charset=utf-8').send(file)
}

/** The member whose secret address it is, as long as they may enter the site. */
async function bearerOf(deps: Deps, site: Viewer['site'], token: string): Promise<Viewer | undefined> {
  const [text = '', signature = ''] = token.split('.')
  const [, profileId = 0, version = 0] = (/^(\d{1,9})-(\d{1,9})$/.exec(text) ?? []).map(Number)
  const profile = await deps.db
    .selectFrom('profile')
    .innerJoin('meetupFeed', 'meetupFeed.profileId', 'profile.id')
    .selectAll('profile')
    .where('profile.id', '=', profileId)
    .where('meetupFeed.version', '=', version)
    .where('meetupFeed.active', '=', true)
    .executeTakeFirst()
  if (!profile || !isSigned(deps.settings, PURPOSE, signedText(text, profile, site), signature)) return undefined
  const viewer = receiverOn(site, profile)
  return hasLodges(viewer) && mayBeNotified(deps, viewer) ? viewer : undefined
}

function hasLodges({ site }: Viewer): boolean {
  return !site.disabledLodges
}

/** The meetups that the viewer has signed up for and may see, with what became of them. */
export function signedUpMeetups(deps: Pick<Deps, 'db' | 'clock'>, viewer: Viewer) {
  return calendarMeetups(deps, viewer)
    .where('meetupSignUp.profileId', '=', viewer.profile?.id ?? 0)
    .where('meetup.endsAt', '>', after(deps.clock.now(), -KEPT_FOR))
    .orderBy('meetup.beginsAt')
    .orderBy('meetup.id')
    .limit(MAX_MEETUPS)
}

/** The meetups that the viewer may see, as calendar programs show them. */
function calendarMeetups({ db }: Pick<Deps, 'db'>, viewer: Viewer) {
  const own = viewer.profile?.id ?? 0
  return meetupRows(db)
    .leftJoin('meetupSignUp', (join) =>
      join.onRef('meetupSignUp.meetupId', '=', 'meetup.id').on('meetupSignUp.profileId', '=', own),
    )
    .leftJoin('lodgeMembership as own', (join) =>
      join.onRef('own.lodgeId', '=', 'meetup.lodgeId').on('own.profileId', '=', own).on('own.role', 'in', memberRoles),
    )
    .select([
      'meetup.id',
      'meetup.lodgeId',
      'meetup.title',
      'meetup.place',
      'meetup.beginsAt',
      'meetup.endsAt',
      'meetup.createdAt',
      'meetup.editedAt',
      'meetup.cancelledAt',
      'meetup.revision',
      'meetupSignUp.status as signUpStatus',
    ])
    .select(sql<string>`left(meetup.words, ${MAX_DESCRIPTION}::integer)`.as('words'))
    .select(sql<string>`case when own.role is null then '' else meetup.address end`.as('address'))
    .where(meetupVisibleTo(viewer))
}
