import { readdirSync } from 'node:fs'
import { isEnumType } from 'graphql'
import { expect, it } from 'vitest'
import { createSchema } from '../main/areas'
import { contractEnum } from './enums'

const contract = new URL('../../legacy/contract/', import.meta.url)
const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((file) => /enums\.ts$/i.test(file))
const schema = createSchema()

it.each(files)('the enums of the graph have the REST values of %s', async (file) => {
  const named = Object.keys((await import(new URL(file, contract).href)) as object)
  const shared = named.filter((name) => isEnumType(schema.getType(name)))
  expect(shared.length).toBeGreaterThan(0)
  expect(shared.filter((name) => contractEnum(name) === undefined)).toEqual([])
})
