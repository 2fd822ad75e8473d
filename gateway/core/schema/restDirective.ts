import { type GraphQLField, type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql'

/** The REST calls in the `@rest` directives of a field. */
export function restCallsOf(field: GraphQLField<unknown, unknown>): string[] {
  return (field.astNode?.directives ?? []).flatMap((directive) => {
    const call = directive.name.value === 'rest' ? directive.arguments?.find(({ name }) => name.value === 'call') : null
    return call?.value.kind === 'StringValue' ? [call.value.value] : []
  })
}

/** The same for a selected field: for an interface, those of all its types. */
export function declaredCalls(schema: GraphQLSchema, typeName: string, fieldName: string): ReadonlySet<string> {
  const type = schema.getType(typeName)
  const types = isInterfaceType(type) ? [type, ...schema.getPossibleTypes(type)] : isObjectType(type) ? [type] : []
  return new Set(
    types.flatMap((each) => {
      const field = each.getFields()[fieldName]
      return field ? restCallsOf(field) : []
    }),
  )
}
