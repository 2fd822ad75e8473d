import type { MockEnvironment } from 'relay-test-utils'

/** The names of the writes that wait for an answer. */
export function mutationsOf({ mock }: MockEnvironment): string[] {
  return mock
    .getAllOperations()
    .map(({ request }) => request.node.params)
    .filter(({ operationKind }) => operationKind === 'mutation')
    .map(({ name }) => name)
}
