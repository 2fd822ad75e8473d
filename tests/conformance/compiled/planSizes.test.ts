import { readFileSync } from 'node:fs'
import { getOperationAST, parse } from 'graphql'
import { expect, it } from 'vitest'
import { documentCache } from '../../../gateway/core/operations/documentCache'
import { readSettings } from '../../../gateway/core/settings'
import { flattened } from '../../../gateway/fastPath/flattened'
import { maxPlanSize } from '../../../gateway/fastPath/plans'
import { planSize } from '../../../gateway/fastPath/planSize'
import { createSchema } from '../../../gateway/main/areas'

const operations = JSON.parse(readFileSync('web/platform/relay/persisted.json', 'utf8')) as Record<string, string>
const texts = Object.values(operations)

it('all operations of the web client are small enough to be compiled', () => {
  const schema = createSchema()
  const max = maxPlanSize(readSettings({}).planFields)
  const tooLarge = texts.flatMap((text) => {
    const document = parse(text)
    const operation = getOperationAST(document)
    const size = operation ? planSize(schema, flattened(document, operation).operation, max) : 0
    return size === Infinity ? [operation?.name?.value] : []
  })
  expect(tooLarge).toEqual([])
})

it('all operations of the web client stay parsed', () => {
  const cache = documentCache()
  for (const text of texts) cache.set(text, parse(text))
  expect(cache.size).toBe(texts.length)
})
