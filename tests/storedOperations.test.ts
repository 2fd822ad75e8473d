import { readFile } from 'node:fs/promises'
import { buildSchema, getOperationAST, parse, validate, valueFromASTUntyped } from 'graphql'
import { expect, test } from 'vitest'
import { costOf } from '../gateway/core/cost'
import { createSchema } from '../gateway/main/areas'
import { readSettings } from '../gateway/core/settings'
import { staleArtifacts } from '../scripts/support/staleArtifacts'
import { artifactIds, readStoredOperations } from '../scripts/support/storedOperations'

/** Whatever has no value of its own may be the size of a page. */
const PAGE = 30

// `npm run relay` brings them in step.
test('the stored operations are those of the client as it is, and no older ones', async () => {
  const operations = await readStoredOperations()
  expect(Object.keys(operations).toSorted()).toEqual([...(await artifactIds())].toSorted())
})

test('nothing compiled is left of documents that are gone', async () => {
  expect(await staleArtifacts()).toEqual([])
})

test('the graph can answer every stored operation', async () => {
  const schema = buildSchema(await readFile('schema.graphql', 'utf8'))
  const operations = Object.values(await readStoredOperations())
  const refused = operations.flatMap((text) => validate(schema, parse(text)).map(({ message }) => message))
  expect(operations.length).toBeGreaterThan(0)
  expect(refused).toEqual([])
})

// Who tries one in GraphiQL sends it as a free document.
test('no stored operation costs more than a free document may', async () => {
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
