import { sql } from 'kysely'
import { MAX_SUGGESTED, suggestedTags } from '../shared/blogs/tags'
import { named, namedFirst } from '../core/text/searchTerms'
import type { Locale } from '../content/locale'
import type { AnswerOf, QueryOf } from '../contract/contract'
import type { Database } from '../core/database/connect'
import type { Deps, MemberViewer } from '../core/handler'

export async function allKinks(db: Database, locale: Locale): Promise<AnswerOf<'DarkKinks.GetAllKinks'>> {
  const kinks = await db
    .selectFrom('kink')
    .select(['kink.id', nameIn(locale).as('name')])
    .execute()
  const { compare } = new Intl.Collator(locale)
  return kinks.toSorted((a, b) => compare(a.name, b.name) || a.id - b.id)
}

/** Kinks and tags whose name contains the typed text; kinks that begin with it come first. */
export async function kinksWithBlogTags(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
  { query: typed, custom = false }: QueryOf<'DarkKinks.SearchKinksWithBlogTags'>,
): Promise<AnswerOf<'DarkKinks.SearchKinksWithBlogTags'>> {
  if (typed.trim() === '') return { kinks: [], tags: [] }
  const name = nameIn(viewer.locale)
  const [kinks, tags] = await Promise.all([
    deps.db
      .selectFrom('kink')
      .select(['kink.id', name.as('name')])
      .where(named(name, typed))
      .$if(!custom, (rows) => rows.where('kink.custom', '=', false))
      .orderBy(namedFirst(name, typed), 'desc')
      .orderBy(name)
      .orderBy('kink.id')
      .limit(MAX_SUGGESTED)
      .execute(),
    suggestedTags(deps, viewer, typed),
  ])
  return { kinks, tags: tags.map(({ id, name: tag }) => ({ id, name: tag })) }
}

/** A kink's name in a language; a member's own kink may have a name in that member's language only. */
function nameIn(locale: Locale) {
  const anyName = sql`(SELECT value FROM jsonb_each_text(kink.name) ORDER BY key LIMIT 1)`
  return sql<string>`coalesce(kink.name ->> ${locale}, kink.name ->> 'en-GB', ${anyName}, '')`
}
