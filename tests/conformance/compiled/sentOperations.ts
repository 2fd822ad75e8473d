import { type GraphQLSchema, Kind, type OperationDefinitionNode, parse, type VariableDefinitionNode } from 'graphql'
import { fromGlobalId } from '../../../gateway/core/globalIds'
import { readExamples } from '../../../gateway/http/graphiql/examples'
import { readTour } from '../../../gateway/http/graphiql/tour'
import { createSchema } from '../../../gateway/main/areas'
import { globalId } from '../../../gateway/testing/stubbed'
import { readStoredOperations } from '../../../scripts/support/storedOperations'
import { clientOperations } from '../../faults/operations'
import type { Sent } from './twoPaths'

/** An operation in all forms in which it is sent. */
export interface SentOperation {
  readonly name: string
  readonly sent: readonly Sent[]
}

/** Above this number of Boolean variables, not all combinations are tried. */
const MAX_BOOLEANS = 4

/**
 * The client's operations that are sent as plain JSON: all but its stream and its uploads, which are never
 * compiled.
 */
export async function storedOperations(schema: GraphQLSchema): Promise<SentOperation[]> {
  const texts = await readStoredOperations()
  const plain = (await clientOperations(schema)).filter(({ kind, upload }) => kind !== 'subscription' && !upload)
  return plain.map(({ id, name, variables }) => ({
    name,
    sent: withBooleans(texts[id] ?? '', several(variables)).map((given) => ({ documentId: id, variables: given })),
  }))
}

/**
 * GraphiQL's operations: the steps of the tour, and the examples, without incremental ones, which are never
 * compiled.
 */
export function shownOperations(): SentOperation[] {
  const steps = readTour()
    .flatMap((chapter) => chapter.steps)
    .map(({ title, query, variables }) => ({ name: title, query, variables }))
  const examples = readExamples(createSchema())
    .flatMap((area) => area.examples)
    .map(({ name, query, variables }) => ({
      name,
      query,
      variables: Object.fromEntries(Object.entries(variables).map(([key, { otherwise }]) => [key, otherwise])),
    }))
  return [...steps, ...examples]
    .filter(({ query }) => operationIn(query)?.operation !== 'subscription' && !query.includes('@defer'))
    .map(({ name, query, variables }) => ({
      name,
      sent: withBooleans(query, variables).map((given) => ({ query, variables: given })),
    }))
}

type Variables = Readonly<Record<string, unknown>>

/** Extends lists of one id to three: among several, one may be missing or late. */
function several(variables: Variables): Variables {
  const more = (value: unknown) => {
    const only: unknown = Array.isArray(value) ? value[0] : undefined
    const asked = typeof only === 'string' ? fromGlobalId(only) : null
    return asked ? [1, 2, 3].map((id) => globalId(asked.type, id)) : value
  }
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, more(value)]))
}

/** The variables with each combination of the Boolean ones. */
function withBooleans(text: string, variables: Variables): Variables[] {
  const names = (operationIn(text)?.variableDefinitions ?? []).filter(isBoolean).slice(0, MAX_BOOLEANS)
  return names.reduce<Variables[]>(
    (all, { variable: { name } }) =>
      all.flatMap((given) => [true, false].map((value) => ({ ...given, [name.value]: value }))),
    [variables],
  )
}

function isBoolean({ type }: VariableDefinitionNode): boolean {
  const named = type.kind === Kind.NON_NULL_TYPE ? type.type : type
  return named.kind === Kind.NAMED_TYPE && named.name.value === 'Boolean'
}

function operationIn(text: string): OperationDefinitionNode | undefined {
  return parse(text).definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION)
}
