import { readFileSync } from 'node:fs'
import { getOperationAST, parse } from 'graphql'
import { expect, it } from 'vitest'
import { readSettings } from '../../../gateway/core/settings'
import { flattened } from '../../../gateway/fastPath/flattened'
import { planSize } from '../../../gateway/fastPath/planSize'
import { createSchema } from '../../../gateway/main/areas'

const operations = JSON.parse(readFileSync('web/platform/relay/persisted.json', 'utf8')) as Record<string, string>

it('all operations of the web client are small enough to be compiled', () => {
  const schema = createSchema()
  const most = readSettings({}).planFields / 4
  const tooLarge = Object.values(operations).flatMap((text) => {
    const document = parse(text)
    const operation = getOperationAST(document)
    const size = operation ? planSize(schema, flattened(document, operation).operation, most) : 0
    return size === Infinity ? [operation?.name?.value] : []
  })
  expect(tooLarge).toEqual([])
})
