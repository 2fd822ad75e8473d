import type { GraphQLField } from 'graphql'

/** The REST calls that a field names by `@rest`. */
export function restCallsOf(field: GraphQLField<unknown, unknown>): string[] {
  return (field.astNode?.directives ?? []).flatMap((directive) => {
    const call = directive.name.value === 'rest' ? directive.arguments?.find(({ name }) => name.value === 'call') : null
    return call?.value.kind === 'StringValue' ? [call.value.value] : []
  })
}
