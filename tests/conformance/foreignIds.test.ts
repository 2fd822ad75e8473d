import {
  getNamedType,
  getNullableType,
  type GraphQLInputField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { expect, it } from 'vitest'
import { areasOf } from '../../gateway/core/schema/areas'
import { isNodeType } from '../../gateway/core/schema/node'
import { createSchema } from '../../gateway/main/areas'
import { globalId, stubbedGateway } from '../../gateway/testing/stubbed'

// Sends an id of another type to every ID of every mutation's input.

const server = stubbedGateway()
const schema = createSchema()
const nodeTypes = Object.keys(schema.getTypeMap()).filter((name) => isNodeType(schema, name) && name !== 'Site')

const scalars: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 0.5,
  Boolean: true,
  String: 'text',
  LocalDate: '1990-02-03',
  HTML: '<p>text</p>',
  DateTime: '2026-11-21T12:00:00.000Z',
}

/** Paths of all ids in an input, such as `persons.0.id`. */
function idPaths(wrapped: GraphQLInputType, path: readonly string[] = []): string[] {
  const type = getNullableType(wrapped)
  if (isListType(type)) return idPaths(type.ofType, [...path, '0'])
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).flatMap((field) => idPaths(field.type, [...path, field.name]))
  }
  return getNamedType(type).name === 'ID' ? [path.join('.')] : []
}

/** An input with everything required, and with the id at `target`; `idAt` says which id stands where. */
function inputWith(target: string, idAt: (path: string) => string, wrapped: GraphQLInputType, path = ''): unknown {
  const type = getNullableType(wrapped)
  const below = (name: string) => (path ? `${path}.${name}` : name)
  if (isListType(type)) return [inputWith(target, idAt, type.ofType, below('0'))]
  if (isInputObjectType(type)) {
    const isWanted = (field: GraphQLInputField) =>
      isNonNullType(field.type) || target === below(field.name) || target.startsWith(`${below(field.name)}.`)
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter(isWanted)
        .map((field) => [field.name, inputWith(target, idAt, field.type, below(field.name))]),
    )
  }
  if (isEnumType(type)) return type.getValues()[0]?.name
  return type.name === 'ID' ? idAt(path) : scalars[type.name]
}

const places = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((field) => {
  const input = field.args.find(({ name }) => name === 'input')
  return input ? idPaths(input.type).map((path) => [field.name, path, input.type] as const) : []
})

/** An id of a type; the number is that of a part, too. */
function idOf(type: string, number: number): string {
  return areasOf(schema).nodes.get(type)?.isPart ? globalId(type, `1.${number}`) : globalId(type, number)
}

type Answer = Readonly<Record<string, { readonly userErrors: readonly { readonly field: readonly string[] | null }[] }>>

it.each(places)('%s refuses an id of another type at %s', async (name, target, type) => {
  const query = `mutation ($input: ${String(type)}) { ${name}(input: $input) { userErrors { __typename code field } } }`
  // Other ids of the input take one type after the other, until the refusal is about the target.
  const tried = new Map<string, number>()
  const idAt = (path: string) =>
    path === target ? globalId('Site', 7) : idOf(nodeTypes[tried.get(path) ?? 0] ?? '', path.length)
  for (;;) {
    const { data, errors } = await server.ask<Answer>(query, { input: inputWith(target, idAt, type) })
    expect(errors).toEqual([])
    const [error] = data[name]?.userErrors ?? []
    const found = error?.field?.join('.') ?? ''
    const next = (tried.get(found) ?? 0) + 1
    if (found !== target && error && next < nodeTypes.length) {
      tried.set(found, next)
      continue
    }
    expect(error).toEqual({ __typename: 'NotFoundError', code: 'NOT_FOUND', field: target.split('.') })
    break
  }
  expect(server.stub.seen).toEqual([])
})
