import { sql, type RawBuilder } from 'kysely'
import type { Viewer } from '../../core/handler'

/**
 * A text of the row of `profile`, or of that of another name: on the dark sites the one written for them, or, where
 * there is none, that of the main sites if the member shows it there.
 */
export function shownText<C extends 'headline' | 'text'>(
  column: C,
  { site }: Pick<Viewer, 'site'>,
  table: string,
): RawBuilder<C extends 'text' ? string : string | null> {
  const own = sql.ref(`${table}.${column}`)
  if (!site.dark) return sql`${own}`
  const none = column === 'text' ? sql.lit('') : sql.lit(null)
  return sql`coalesce(
    (SELECT coalesce(nullif(dark_profile.${sql.ref(column)}, ''), CASE WHEN dark_profile.show_main_texts THEN ${own} ELSE ${none} END)
      FROM dark_profile WHERE dark_profile.profile_id = ${sql.ref(`${table}.id`)}),
    CASE WHEN EXISTS (SELECT FROM dark_profile WHERE dark_profile.profile_id = ${sql.ref(`${table}.id`)}) THEN ${none} ELSE ${own} END)`
}
