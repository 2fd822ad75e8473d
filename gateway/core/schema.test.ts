import { type GraphQLNamedType, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { areasOf } from './areas'
import { createSchema } from '../main/areas'

const schema = createSchema()
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))

/** What of a type has no description, as `Type.field(argument)`. */
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
  it('says of every type, field, argument and value what it is', () => {
    expect(types.flatMap(undescribed)).toEqual([])
  })

  it('has a value of the calls behind every name of an enumeration that they number', () => {
    for (const [name, values] of Object.entries(areasOf(schema).enums)) {
      const type = schema.getType(name)
      const names = isEnumType(type) ? type.getValues().map((value) => [value.name, value.value as unknown]) : []
      expect(Object.fromEntries(names)).toEqual(values)
    }
  })
})
