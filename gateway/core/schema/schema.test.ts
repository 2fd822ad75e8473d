import { type GraphQLNamedType, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { areasOf } from './areas'
import { declaredCalls } from './restDirective'
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
