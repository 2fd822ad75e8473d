import { MAX_SUGGESTED, suggestedTags } from '../shared/blogs/tags'
import { kinkName } from '../shared/kinks'
import { named, namedFirst } from '../core/text/searchTerms'
import type { Locale } from '../content/locale'
import type { AnswerOf, QueryOf } from '../contract/contract'
import type { Database } from '../core/database/connect'
import type { Deps, MemberViewer } from '../core/handler'

export async function allKinks(db: Database, locale: Locale): Promise<AnswerOf<'DarkKinks.GetAllKinks'>> {
  const kinks = await db
    .selectFrom('kink')
    .select(['kink.id', kinkName(locale).as('name')])
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
  const name = kinkName(viewer.locale)
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
