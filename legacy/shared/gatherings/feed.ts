import type { FastifyReply } from 'fastify'
import { mayEnter } from '../../core/access/access'
import { isSigned, signatureOf } from '../../core/access/signature'
import { DAY } from '../../core/clock'
import type { Deps, MemberViewer, PlainRoutes, ProfileRow, Viewer } from '../../core/handler'
import { siteOf, viewerOf } from '../../core/http/viewer'
import { notFound } from '../../core/problem'
import { mayBeNotified, receiverOn } from '../notifications/delivery/receiver'
import { calendarOf, type CalendarEntry } from './ics'

/** How long past gatherings stay in a feed. */
export const KEPT_FOR = 90 * DAY
export const MAX_ENTRIES = 500
/** Characters of a description in a calendar. */
export const MAX_DESCRIPTION = 2_000

/** The calendars of an area: one gathering for the viewer's session, and all of a member's by their secret address. */
interface Calendar {
  readonly name: 'meetup' | 'event'
  readonly table: 'meetupFeed' | 'eventFeed'
  /** Whether the site has the area. */
  readonly isOn: (viewer: Viewer) => boolean
  /** The path of one gathering as a file; `:id` for the route. */
  readonly icsPath: (id: number | ':id') => string
  /** One that the viewer may see. */
  readonly one: (deps: Deps, viewer: Viewer, id: number) => Promise<CalendarEntry | undefined>
  /** Those that the viewer has signed up for. */
  readonly own: (deps: Deps, viewer: Viewer) => Promise<readonly CalendarEntry[]>
}

interface Feed {
  readonly address: string | null
}

export function defineCalendar({ name, table, isOn, icsPath, one, own }: Calendar) {
  const purpose = `${name}-feed`
  const route = `/media/${name}-feed/:token/${name}s.ics`
  const product = `${name.charAt(0).toUpperCase()}${name.slice(1)}s`

  /** The secret address of the viewer's gatherings, on the site of the request. */
  async function feed(
    { db, settings }: Pick<Deps, 'db' | 'settings'>,
    { profile, session, site }: MemberViewer,
  ): Promise<Feed> {
    // An address would outlast the impersonation.
    if (session.impersonatorId !== null) return { address: null }
    const present = await db
      .selectFrom(table)
      .select('version')
      .where('profileId', '=', profile.id)
      .where('active', '=', true)
      .executeTakeFirst()
    if (!present) return { address: null }
    const text = `${profile.id}-${present.version}`
    const token = `${text}.${signatureOf(settings, purpose, signedText(text, profile, site))}`
    return { address: `${site.origin}${route.replace(':token', token)}` }
  }

  /** The member whose secret address it is, as long as they may enter the site. */
  async function bearerOf(deps: Deps, site: Viewer['site'], token: string): Promise<Viewer | undefined> {
    const [text = '', signature = ''] = token.split('.')
    const [, profileId = 0, version = 0] = (/^(\d{1,9})-(\d{1,9})$/.exec(text) ?? []).map(Number)
    const active = deps.db
      .selectFrom(table)
      .select('profileId')
      .where('profileId', '=', profileId)
      .where('version', '=', version)
      .where('active', '=', true)
    const profile = await deps.db.selectFrom('profile').selectAll().where('id', 'in', active).executeTakeFirst()
    if (!profile || !isSigned(deps.settings, purpose, signedText(text, profile, site), signature)) return undefined
    const viewer = receiverOn(site, profile)
    return isOn(viewer) && mayBeNotified(deps, viewer) ? viewer : undefined
  }

  const routes: PlainRoutes = (app, deps) => {
    app.get<{ Params: { id: string } }>(icsPath(':id'), async (request, reply) => {
      const viewer = await viewerOf(deps, request)
      const id = /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : 0
      if (!isOn(viewer) || !mayEnter(deps, viewer)) throw notFound()
      const entry = await one(deps, viewer, id)
      if (!entry) throw notFound()
      return send(reply, calendarOf(deps, viewer, product, [entry]), `attachment; filename="${name}s.ics"`)
    })
    app.get<{ Params: { token: string } }>(route, async (request, reply) => {
      const viewer = await bearerOf(deps, siteOf(deps.settings, request), request.params.token)
      if (!viewer) throw notFound()
      return send(reply, calendarOf(deps, viewer, product, await own(deps, viewer)), `inline; filename="${name}s.ics"`)
    })
  }

  return {
    feed,
    routes,
    /** Gives the viewer a new address; the one before ends. */
    renew: async (deps: Pick<Deps, 'db' | 'settings'>, viewer: MemberViewer): Promise<Feed> => {
      await deps.db
        .insertInto(table)
        .values({ profileId: viewer.profile.id, version: 1, active: true })
        .onConflict((conflict) =>
          conflict.column('profileId').doUpdateSet((eb) => ({ version: eb(`${table}.version`, '+', 1), active: true })),
        )
        .execute()
      return feed(deps, viewer)
    },
    end: async ({ db }: Pick<Deps, 'db'>, { profile }: MemberViewer): Promise<void> => {
      await db
        .updateTable(table)
        .set((eb) => ({ version: eb('version', '+', 1), active: false }))
        .where('profileId', '=', profile.id)
        .execute()
    },
  }
}

/** An address opens one kind of site, because others may be given it, and a new password ends it. */
function signedText(text: string, { passwordHash }: Pick<ProfileRow, 'passwordHash'>, { dark }: Viewer['site']) {
  return `${text}.${dark ? 'dark' : 'main'}.${passwordHash}`
}

function send(reply: FastifyReply, file: string, disposition: string) {
  return privateFile(reply, disposition).type('text/calendar; charset=utf-8').send(file)
}

/** The headers of a file for one member. */
export function privateFile(reply: FastifyReply, disposition: string): FastifyReply {
  return reply.headers({
    'cache-control': 'private, no-store',
    'content-disposition': disposition,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  })
}
