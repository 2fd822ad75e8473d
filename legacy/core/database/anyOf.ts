import { sql } from 'kysely'

/** Any of these ids, as one parameter however many they are. */
export function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::integer[])`
}
