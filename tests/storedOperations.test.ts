import { readFile } from 'node:fs/promises'
import { buildSchema, getOperationAST, parse, validate, valueFromASTUntyped } from 'graphql'
import { expect, test } from 'vitest'
import { costOf } from '../gateway/core/operations/cost'
import { createSchema } from '../gateway/main/areas'
import { readSettings } from '../gateway/core/settings'
import { staleArtifacts } from '../scripts/support/staleArtifacts'
import { artifactIds, readStoredOperations } from '../scripts/support/storedOperations'

/** A variable without a value of its own may be the size of a page. */
const PAGE = 30

// `npm run relay` updates them.
test('the persisted operations are exactly those of the current client', async () => {
  const operations = await readStoredOperations()
  expect(Object.keys(operations).toSorted()).toEqual([...(await artifactIds())].toSorted())
})

test('no compiled artifact is left of deleted documents', async () => {
  expect(await staleArtifacts()).toEqual([])
})

test('the graph can answer every persisted operation', async () => {
  const schema = buildSchema(await readFile('schema.graphql', 'utf8'))
  const operations = Object.values(await readStoredOperations())
  const refused = operations.flatMap((text) => validate(schema, parse(text)).map(({ message }) => message))
  expect(operations.length).toBeGreaterThan(0)
  expect(refused).toEqual([])
})

// GraphiQL sends a persisted operation as a free document.
test('no persisted operation costs more than a free document may', async () => {
  const schema = createSchema()
  const { cost } = readSettings({}).limits
  const costs = Object.values(await readStoredOperations()).flatMap((text) => {
    const document = parse(text)
    const operation = getOperationAST(document)
    if (!operation) return []
    const variables: Record<string, unknown> = {}
    for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
      variables[variable.name.value] = defaultValue ? valueFromASTUntyped(defaultValue) : PAGE
    }
    return [{ name: operation.name?.value, cost: costOf(schema, document, operation, variables) }]
  })
  expect(costs.filter((operation) => operation.cost > cost)).toEqual([])
})
