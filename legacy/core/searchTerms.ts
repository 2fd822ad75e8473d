import { sql, type Expression, type SqlBool } from 'kysely'
import { likeSafe } from './likeSafe'

/** Shorter texts are in most names: they find only what begins with them. */
const MIN_PART_LENGTH = 3

/** Whether the row of `search` has all words of a text; there has to be one. */
export function havingWords(text: string): Expression<SqlBool> {
  return sql`search.terms @@ having_words(${text})`
}

/** Whether it has what a query in PostgreSQL's notation names, such as tags. */
export function havingTerms(query: string | Expression<string>): Expression<SqlBool> {
  return sql`search.terms @@ ${query}::tsquery`
}

/** Whether a name has what was typed in it, however it is written. */
export function named(name: Expression<string>, typed: string): Expression<SqlBool> {
  const text = likeSafe(typed.trim())
  const pattern = typed.trim().length < MIN_PART_LENGTH ? `${text}%` : `%${text}%`
  return sql`folded(${name}) like folded(${pattern})`
}

/** Whether a name begins with what was typed. */
export function namedFirst(name: Expression<string>, typed: string): Expression<SqlBool> {
  return sql`folded(${name}) like folded(${`${likeSafe(typed.trim())}%`})`
}
