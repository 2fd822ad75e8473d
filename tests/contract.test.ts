import type { GraphQLSchema } from 'graphql'
import { buildSchema, getDirectiveValues, isInterfaceType, isObjectType } from 'graphql'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, pathOf } from '../legacy/contract/contract'
import { startTestServer, type TestServer } from '../legacy/testing/testServer'

interface Operation {
  readonly operationId: string
  readonly summary?: string
  readonly description?: string
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
  readonly responses: Readonly<Record<string, unknown>>
}

interface JsonSchema {
  readonly properties?: Readonly<Record<string, unknown>>
}

interface Document {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

let server: TestServer
let document: Document
let schema: GraphQLSchema
beforeAll(async () => {
  server = await startTestServer()
  document = (await server.app.inject('/api/openapi.json')).json<Document>()
  schema = buildSchema(await readFile('schema.graphql', 'utf8'))
})
afterAll(() => server.close())

/** The calls in the printed schema's directives, each with its fields. */
function fieldsByCall(): Map<string, string[]> {
  const directive = schema.getDirective('rest')
  if (!directive) throw new Error('The schema declares no @rest')
  const found = new Map<string, string[]>()
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    for (const field of Object.values(type.getFields())) {
      for (const node of field.astNode?.directives?.filter(({ name }) => name.value === 'rest') ?? []) {
        const call = String(getDirectiveValues(directive, { directives: [node] })?.['call'])
        found.set(call, [...(found.get(call) ?? []), `${type.name}.${field.name}`])
      }
    }
  }
  return found
}

const names = calls.map(([name]) => name)

describe('the OpenAPI document', () => {
  it('has exactly the calls of the contract', () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`),
    )
    expect(operations.toSorted()).toEqual(
      calls.map(([name, { method }]) => `${method} ${pathOf(name)} ${name}`).toSorted(),
    )
  })

  it.each(calls)('states parameters, answer and access of %s', (name, call) => {
    const operation = document.paths[pathOf(name)]?.[call.method.toLowerCase()]
    expect(operation?.summary).toBe(call.summary)
    expect(operation?.description).toMatch(/^Access: \w+/)
    const inQuery = (operation?.parameters ?? []).filter((parameter) => parameter.in === 'query')
    expect(inQuery.map((parameter) => parameter.name).toSorted()).toEqual(Object.keys(call.query.properties).toSorted())
    const body = operation?.requestBody?.content['application/json']?.schema.properties ?? {}
    expect(Object.keys(body).toSorted()).toEqual(Object.keys(call.body.properties).toSorted())
    expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(['200', 'default']))
  })
})

describe('the contract', () => {
  it.each(calls)('describes %s in a sentence', (_name, { summary }) => {
    expect(summary).toMatch(/^[A-Z].{9,}[^.]$/)
  })

  it('allows caching only of answers that are equal for everyone', () => {
    const cached = calls.filter(([, { publicFor }]) => publicFor > 0)
    const wrong = cached.filter(([, call]) => call.method !== 'GET' || call.access !== 'public' || call.setsCookies)
    expect(cached.length).toBeGreaterThan(0)
    expect(wrong).toEqual([])
  })

  it('has no body in reads', () => {
    const reads = calls.filter(([, { method }]) => method === 'GET')
    expect(reads.filter(([, { body }]) => Object.keys(body.properties).length > 0)).toEqual([])
  })
})

describe('the printed schema', () => {
  it('makes every call of the contract, and no other', () => {
    expect([...fieldsByCall().keys()].toSorted()).toEqual(names.toSorted())
  })

  it('changes data by mutations only', () => {
    const reads = [...fieldsByCall()].filter(([, fields]) => fields.some((field) => !field.startsWith('Mutation.')))
    const writes = reads.filter(([name]) => {
      const call = calls.find(([each]) => each === name)?.[1]
      return call?.setsCookies || call?.multipart
    })
    expect(writes).toEqual([])
  })

  it('describes every type and every root field', () => {
    const undescribed = Object.values(schema.getTypeMap())
      .filter(
        (type) => isObjectType(type) && !type.name.startsWith('__') && !/(Edge|Connection|Payload)$/.test(type.name),
      )
      .filter((type) => !type.description && !['Query', 'Mutation'].includes(type.name))
      .map(({ name }) => name)
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
      Object.values(root?.getFields() ?? {}).filter((field) => !field.description),
    )
    expect([...undescribed, ...fields.map(({ name }) => name)]).toEqual([])
  })
})
