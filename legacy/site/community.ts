import type { AnswerOf } from '../contract/contract'
import { MediaStatus } from '../contract/enums'
import type { ProfileSummary } from '../contract/shapes'
import { mayEnter } from '../core/access/access'
import type { Deps, Viewer } from '../core/handler'
import { frontPageColumn, visibleTo } from '../shared/visibility/profiles'
import { onlineSince, profileSummaries } from '../shared/profiles/summary'

type Store = Pick<Deps, 'db' | 'clock'>

/** The answer is cached for everyone on the site, so it must not depend on the viewer. */
const anyone = (viewer: Viewer): Viewer => ({ ...viewer, session: undefined, profile: undefined })

export async function onlineCount({ db, clock }: Store, viewer: Viewer): Promise<number> {
  const { count } = await db
    .selectFrom('presence')
    .innerJoin('profile', 'profile.id', 'presence.profileId')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('presence.lastOnlineAt', '>', onlineSince(clock.now()))
    .where('presence.countryId', '=', viewer.site.countryId)
    .where(visibleTo(anyone(viewer)))
    .executeTakeFirstOrThrow()
  return count
}

export async function supportRating({ db }: Store, { site }: Viewer): Promise<AnswerOf<'Seo.TicketsRating'>> {
  const { average, count } = await db
    .selectFrom('ticketRating')
    .select((eb) => [eb.fn.avg<string | null>('rating').as('average'), eb.fn.countAll<number>().as('count')])
    .where('countryId', '=', site.countryId)
    .executeTakeFirstOrThrow()
  return { average: Math.round(Number(average ?? 0) * 100) / 100, count }
}

/** The newest members with a live picture who let visitors see it, reduced to what they agreed to. */
export async function frontPageProfiles(
  deps: Store,
  viewer: Viewer,
  take: number,
): Promise<AnswerOf<'Seo.FrontpageProfiles'>> {
  const rows = await frontPageList(deps.db, viewer).limit(take).execute()
  const ids = rows.map((row) => row.id)
  const summaries = await profileSummaries(deps, ids, viewer)
  return mayEnter(deps, viewer) ? summaries : summaries.map(faceOf)
}

/** Picture, name and age, as the member was informed before agreeing. */
function faceOf(summary: ProfileSummary): ProfileSummary {
  return { ...summary, area: null, headline: null, member: false, validated: false, online: false }
}

export function frontPageList(db: Deps['db'], viewer: Viewer) {
  return db
    .selectFrom('profile')
    .innerJoin('media', 'media.id', 'profile.pictureId')
    .select('profile.id')
    .where('profile.countryId', '=', viewer.site.countryId)
    .where(`profile.${frontPageColumn(viewer.site)}`, '=', true)
    .where('profile.forcedConsentMedia', '=', false)
    .where('media.status', '=', MediaStatus.Live)
    .where(visibleTo(viewer))
    .orderBy('profile.createdAt', 'desc')
    .orderBy('profile.id', 'desc')
}

export async function reviews(
  { db }: Store,
  { site }: Viewer,
  { skip, take }: { skip: number; take: number },
): Promise<AnswerOf<'Support.GetReviews'>> {
  return (
    db
      .selectFrom('review')
      .select(['review.id', 'review.author', 'review.rating', 'review.text', 'review.date'])
      .select((eb) => eb.lit(false).as('hidden'))
      .where('review.countryId', '=', site.countryId)
      .where('review.hiddenAt', 'is', null)
      // Main sites show no words from the dark ones.
      .$if(!site.dark, (all) =>
        all
          .leftJoin('ticket', 'ticket.id', 'review.ticketId')
          .where((eb) => eb(eb.fn.coalesce('ticket.dark', eb.lit(false)), '=', false)),
      )
      .orderBy('review.date', 'desc')
      .orderBy('review.id', 'desc')
      .offset(skip)
      .limit(take)
      .execute()
  )
}

/** The glossary in the viewer's language, sorted by its alphabet. */
export async function glossary({ db }: Store, { locale }: Viewer): Promise<AnswerOf<'Common.GetAllGlossaryEntries'>> {
  const rows = await db
    .selectFrom('glossaryEntry')
    .select(['id', 'term', 'text'])
    .where('locale', '=', locale)
    .execute()
  return rows.toSorted((a, b) => a.term.localeCompare(b.term, locale))
}
