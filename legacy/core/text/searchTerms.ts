import { sql, type Expression, type SqlBool } from 'kysely'
import { likeSafe } from './likeSafe'

/** Shorter texts occur in most names, so that they match only the beginning. */
export const MIN_PART_LENGTH = 3

/** Whether the row of `search` has all words of a text, which must have at least one. */
export function havingWords(text: string): Expression<SqlBool> {
  return sql`search.terms @@ having_words(${text})`
}

/** Whether it has the terms of a query in PostgreSQL's notation, such as tags. */
export function havingTerms(query: string | Expression<string>): Expression<SqlBool> {
  return sql`search.terms @@ ${query}::tsquery`
}

/** Whether a name contains the typed text, in any spelling. */
export function named(name: Expression<string>, typed: string): Expression<SqlBool> {
  const text = likeSafe(typed.trim())
  const pattern = typed.trim().length < MIN_PART_LENGTH ? `${text}%` : `%${text}%`
  return sql`folded(${name}) like folded(${pattern})`
}

/** Whether a name begins with the typed text. */
export function namedFirst(name: Expression<string>, typed: string): Expression<SqlBool> {
  return sql`folded(${name}) like folded(${`${likeSafe(typed.trim())}%`})`
}
