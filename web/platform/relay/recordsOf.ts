import type { IEnvironment } from 'relay-runtime'

/** The ids of all records of a type, for what has no id of its own and stands in several lists. */
export function recordsOf(environment: IEnvironment, typename: string): string[] {
  const source = environment.getStore().getSource()
  return source.getRecordIDs().filter((id) => {
    const record = source.get(id) as { __typename?: unknown } | null | undefined
    return record?.__typename === typename
  })
}
