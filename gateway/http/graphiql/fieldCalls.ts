import { type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql'
import { restCallsOf } from '../../core/schema/restDirective'

/** The REST calls of each field that makes some, by type and field, for the documentation. */
export function fieldCalls(schema: GraphQLSchema): Record<string, Record<string, string[]>> {
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) || isInterfaceType(type))
  const byType = types.map((type) => {
    const fields = Object.values(type.getFields()).map((field) => [field.name, restCallsOf(field)] as const)
    return [type.name, Object.fromEntries(fields.filter(([, calls]) => calls.length > 0))] as const
  })
  return Object.fromEntries(byType.filter(([, fields]) => Object.keys(fields).length > 0))
}
