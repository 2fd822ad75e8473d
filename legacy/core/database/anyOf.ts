import { sql } from 'kysely'

/** Matches any of these ids with one parameter, however many they are. */
export function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::integer[])`
}
