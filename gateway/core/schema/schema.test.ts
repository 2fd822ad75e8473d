import {
  getNamedType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { areasOf } from './areas'
import { declaredCalls, restCallsOf } from './restDirective'
import { createSchema } from '../../main/areas'

const schema = createSchema()
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))

/** The parts of a type without a description, as `Type.field(argument)`. */
function undescribed(type: GraphQLNamedType): string[] {
  const missing = type.description ? [] : [type.name]
  if (isEnumType(type)) {
    return [
      ...missing,
      ...type.getValues().flatMap(({ name, description }) => (description ? [] : `${type.name}.${name}`)),
    ]
  }
  if (isInputObjectType(type)) {
    return [
      ...missing,
      ...Object.values(type.getFields()).flatMap(({ name, description }) =>
        description ? [] : `${type.name}.${name}`,
      ),
    ]
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return missing
  return [
    ...missing,
    ...Object.values(type.getFields()).flatMap(({ name, description, args }) => [
      ...(description ? [] : [`${type.name}.${name}`]),
      ...args.flatMap((argument) => (argument.description ? [] : `${type.name}.${name}(${argument.name})`)),
    ]),
  ]
}

describe('the graph', () => {
  it('describes every type, field, argument and value', () => {
    expect(types.flatMap(undescribed)).toEqual([])
  })

  const objects = types.filter((type) => isObjectType(type) || isInterfaceType(type))
  const isNode = (type: (typeof objects)[number]) =>
    type.name === 'Node' || type.getInterfaces().some(({ name }) => name === 'Node')

  it('has an `id` and a `legacyId` on nodes alone, and loads each node by its `id`', () => {
    // Whatever can be liked, followed and so on is a node.
    const gathering = objects.filter((type) => isInterfaceType(type))
    const others = objects.filter((type) => !isNode(type) && !isInterfaceType(type))
    const numbered = others.filter((type) => type.getFields()['id'] ?? type.getFields()['legacyId'])
    expect(numbered.map(({ name }) => name)).toEqual([])
    for (const type of gathering.filter((each) => each.getFields()['id'])) {
      expect(schema.getPossibleTypes(type).filter((possible) => !isNode(possible))).toEqual([])
    }
    const nodes = objects.filter((type) => isObjectType(type) && isNode(type)).map(({ name }) => name)
    expect([...areasOf(schema).nodes.keys()].toSorted()).toEqual(nodes.toSorted())
  })

  it('takes ids wherever a thing is named, and the number of an address only where one leads in', () => {
    const named: string[] = []
    const entrances: string[] = []
    const see = (place: string, name: string, type: GraphQLInputType | GraphQLOutputType) => {
      if (name === 'legacyId') return entrances.push(place)
      return /(^id|Id)s?$/.test(name) && getNamedType(type).name !== 'ID' && named.push(`${place}.${name}`)
    }
    for (const type of types) {
      if (isInputObjectType(type))
        for (const field of Object.values(type.getFields())) see(type.name, field.name, field.type)
      if (!isObjectType(type) && !isInterfaceType(type)) continue
      for (const { name, type: of, args } of Object.values(type.getFields())) {
        if (name !== 'legacyId') see(type.name, name, of)
        for (const argument of args) see(type.name, argument.name, argument.type)
      }
    }
    expect(named).toEqual(['ReceiptMessage.orderLegacyId', 'EventMessage.eventLegacyId'])
    expect([...new Set(entrances)].toSorted()).toEqual(['Query', 'Site', 'Viewer'])
  })

  it('says of each connection without `totalCount` that nothing counts it', () => {
    const connections = objects.filter(({ name }) => name.endsWith('Connection'))
    const silent = connections.filter(
      (type) => !type.getFields()['totalCount'] && !/No call counts/.test(type.description ?? ''),
    )
    expect(silent.map(({ name }) => name)).toEqual([])
    expect(connections.filter((type) => type.getFields()['totalCount'])).toHaveLength(6)
  })

  it('gives every mutation at most one argument, `input`, and every payload its `userErrors`', () => {
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
    const odd = mutations.filter(({ args, type }) => {
      const payload = getNamedType(type)
      const errors = isObjectType(payload) && payload.getFields()['userErrors']
      return args.length > 1 || args.some(({ name }) => name !== 'input') || !errors
    })
    expect(odd.map(({ name }) => name)).toEqual([])
  })

  it('lets fields that make a call be null, but for those without which the rest means nothing', () => {
    const subscription = schema.getSubscriptionType()
    const certain = objects
      .filter((type) => isObjectType(type) && type !== subscription)
      .flatMap((type) =>
        Object.values(type.getFields())
          .filter((field) => restCallsOf(field).length > 0 && isNonNullType(field.type))
          .map(({ name }) => `${type.name}.${name}`),
      )
    const addresses = ['Picture.url', 'Picture.sourceUrl', 'Video.url', 'Video.videoUrl']
    const others = ['Query.site', 'Query.viewer', 'Query.nodes', 'BlogEntry.viewerIsAuthor']
    expect(certain.toSorted()).toEqual([...addresses, ...others].toSorted())
  })

  it('keeps nothing of the SDL but the directives of fields', () => {
    const fields = objects.flatMap((type) => Object.values(type.getFields()))
    const elements = [schema, ...types, ...schema.getDirectives(), ...fields.flatMap(({ args }) => args)]
    expect(elements.filter(({ astNode }) => astNode)).toEqual([])
    const kept = new Set(fields.flatMap(({ astNode }) => Object.keys(astNode ?? {})))
    expect(kept).toEqual(new Set(['kind', 'name', 'type', 'directives']))
  })

  it('declares for `node` and `nodes` the calls that load the types of node, and no others', () => {
    const calls = new Set([...areasOf(schema).nodes.values()].flatMap((source) => source.calls))
    for (const field of ['node', 'nodes']) expect(declaredCalls(schema, 'Query', field)).toEqual(calls)
  })

  it('has a REST value for every name of a numbered enum', () => {
    for (const [name, values] of Object.entries(areasOf(schema).enums)) {
      const type = schema.getType(name)
      const names = isEnumType(type) ? type.getValues().map((value) => [value.name, value.value as unknown]) : []
      expect(Object.fromEntries(names)).toEqual(values)
    }
  })
})
