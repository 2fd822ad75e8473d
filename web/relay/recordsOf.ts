import type { RecordSource } from 'relay-runtime'

/** The ids of all records of a type, for what has no id of its own and stands in several lists. */
export function recordsOf(source: RecordSource, typename: string): string[] {
  return source.getRecordIDs().filter((id) => {
    const record = source.get(id) as { __typename?: unknown } | null | undefined
    return record?.__typename === typename
  })
}
