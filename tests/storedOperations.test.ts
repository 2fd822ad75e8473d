import { readFile } from 'node:fs/promises'
import { buildSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { artifactIds, readStoredOperations } from '../scripts/support/storedOperations'

// `npm run relay` brings them in step.
test('the stored operations are those of the client as it is, and no older ones', async () => {
  const operations = await readStoredOperations()
  expect(Object.keys(operations).toSorted()).toEqual([...(await artifactIds())].toSorted())
})

test('the graph can answer every stored operation', async () => {
  const schema = buildSchema(await readFile('schema.graphql', 'utf8'))
  const operations = Object.values(await readStoredOperations())
  const refused = operations.flatMap((text) => validate(schema, parse(text)).map(({ message }) => message))
  expect(operations.length).toBeGreaterThan(0)
  expect(refused).toEqual([])
})
