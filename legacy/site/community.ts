import type { AnswerOf } from '../contract/contract'
import { MediaStatus } from '../contract/enums'
import type { ProfileSummary } from '../contract/shapes'
import { mayEnter } from '../core/access'
import type { Deps, Reader } from '../core/handler'
import { frontPageColumn, visibleTo } from '../shared/visibility/profiles'
import { onlineSince, profileSummaries } from '../shared/profiles/summary'

type Store = Pick<Deps, 'db' | 'clock'>

/** The answer is cached for everyone on the site, so it must not depend on who asks. */
const anyone = (reader: Reader): Reader => ({ ...reader, session: undefined, profile: undefined })

/** How many members of the site are online. */
export async function onlineCount({ db, clock }: Store, reader: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('presence')
    .innerJoin('profile', 'profile.id', 'presence.profileId')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('presence.lastOnlineAt', '>', onlineSince(clock.now()))
    .where('presence.countryId', '=', reader.site.countryId)
    .where(visibleTo(anyone(reader)))
    .executeTakeFirstOrThrow()
  return count
}

/** How the members of the country rate the support. */
export async function supportRating({ db }: Store, { site }: Reader): Promise<AnswerOf<'Seo.TicketsRating'>> {
  const { average, count } = await db
    .selectFrom('ticketRating')
    .select((eb) => [eb.fn.avg<string | null>('rating').as('average'), eb.fn.countAll<number>().as('count')])
    .where('countryId', '=', site.countryId)
    .executeTakeFirstOrThrow()
  return { average: Math.round(Number(average ?? 0) * 100) / 100, count }
}

/** The newest members with a live picture who let visitors see it; of them, visitors see no more than they were told. */
export async function frontPageProfiles(
  deps: Store,
  reader: Reader,
  take: number,
): Promise<AnswerOf<'Seo.FrontpageProfiles'>> {
  const rows = await frontPageList(deps.db, reader).limit(take).execute()
  const ids = rows.map((row) => row.id)
  const summaries = await profileSummaries(deps, ids, reader)
  return mayEnter(deps, reader) ? summaries : summaries.map(faceOf)
}

/** Picture, name and age, as the member was told before agreeing to it. */
function faceOf(summary: ProfileSummary): ProfileSummary {
  return { ...summary, area: null, headline: null, member: false, validated: false, online: false }
}

/** Those whom the front page may show, the newest first. */
export function frontPageList(db: Deps['db'], reader: Reader) {
  return db
    .selectFrom('profile')
    .innerJoin('media', 'media.id', 'profile.pictureId')
    .select('profile.id')
    .where('profile.countryId', '=', reader.site.countryId)
    .where(`profile.${frontPageColumn(reader.site)}`, '=', true)
    .where('profile.forcedConsentMedia', '=', false)
    .where('media.status', '=', MediaStatus.Live)
    .where(visibleTo(reader))
    .orderBy('profile.createdAt', 'desc')
    .orderBy('profile.id', 'desc')
}

/** What members of the country say of the site, newest first. */
export async function reviews(
  { db }: Store,
  { site }: Reader,
  { skip, take }: { skip: number; take: number },
): Promise<AnswerOf<'Support.GetReviews'>> {
  return db
    .selectFrom('review')
    .select(['id', 'author', 'rating', 'text', 'date'])
    .where('countryId', '=', site.countryId)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .offset(skip)
    .limit(take)
    .execute()
}

/** Words of the community in the reader's language, by its alphabet. */
export async function glossary({ db }: Store, { locale }: Reader): Promise<AnswerOf<'Common.GetAllGlossaryEntries'>> {
  const rows = await db
    .selectFrom('glossaryEntry')
    .select(['id', 'term', 'text'])
    .where('locale', '=', locale)
    .execute()
  return rows.toSorted((a, b) => a.term.localeCompare(b.term, locale))
}
