import {
  BREAK,
  type FieldNode,
  getNamedType,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  type OperationDefinitionNode,
  typeFromAST,
  visit,
} from 'graphql'
import { responseKey } from './flattened'

/**
 * Whether the compiler answers an operation, with its fragments inlined, as the specification says, and is worth its
 * code; other operations are interpreted.
 */
export function isCompilable(operation: OperationDefinitionNode, schema: GraphQLSchema): boolean {
  const { selections } = operation.selectionSet
  if (operation.operation === 'subscription') return false
  // A plan goes on to the next write when one has failed and taken the answer with it.
  if (operation.operation === 'mutation' && (selections.length > 1 || selections[0]?.kind !== 'Field')) return false
  let compilable = true
  const no = () => {
    compilable = false
    return BREAK
  }
  visit(operation, {
    // Deferred parts are interpreted.
    Directive: ({ name }) => (name.value === 'defer' || name.value === 'stream' ? no() : undefined),
    // The compiler does not check that exactly one field is there.
    VariableDefinition: ({ type }) => (holdsOneOf(typeFromAST(schema, type) as GraphQLInputType) ? no() : undefined),
    Field: (node) => (isTakenForAnother(node) || isIntrospection(node) ? no() : undefined),
    // The compiler takes an absent variable for null, and overrides a default with it.
    ObjectField: ({ value }) => (value.kind === 'Variable' ? no() : undefined),
    ListValue: ({ values }) => (values.some(({ kind }) => kind === 'Variable') ? no() : undefined),
  })
  return compilable
}

/**
 * The compiler joins the names of a path by underscores, so that two paths may collide; it cannot handle
 * `__proto__`.
 */
function isTakenForAnother(node: FieldNode): boolean {
  const key = responseKey(node)
  return key === '__proto__' || (key.includes('_') && node.name.value !== '__typename')
}

/**
 * The code of a field names its whole path, so types of types of types, which the depth limit allows for the schema
 * itself, become tens of megabytes.
 */
function isIntrospection({ name }: FieldNode): boolean {
  return name.value.startsWith('__') && name.value !== '__typename'
}

function holdsOneOf(wrapped: GraphQLInputType, seen = new Set<string>()): boolean {
  const type = getNamedType(wrapped)
  if (!isInputObjectType(type) || seen.has(type.name)) return false
  seen.add(type.name)
  return type.isOneOf || Object.values(type.getFields()).some((field) => holdsOneOf(field.type, seen))
}
