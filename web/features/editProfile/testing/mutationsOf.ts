import type { MockEnvironment } from 'relay-test-utils'

export function mutationsOf({ mock }: MockEnvironment): string[] {
  return mock
    .getAllOperations()
    .map(({ request }) => request.node.params)
    .filter(({ operationKind }) => operationKind === 'mutation')
    .map(({ name }) => name)
}
