import { BREAK, type FieldNode, type OperationDefinitionNode, visit } from 'graphql'
import { responseKey } from './flattened'

/** Whether the compiler answers an operation with its fragments written out as the specification says; others are interpreted. */
export function isCompilable(operation: OperationDefinitionNode): boolean {
  const { selections } = operation.selectionSet
  if (operation.operation === 'subscription') return false
  // A plan would go on to the next write when one has failed and taken the answer with it.
  if (operation.operation === 'mutation' && (selections.length > 1 || selections[0]?.kind !== 'Field')) return false
  let compilable = true
  const no = () => {
    compilable = false
    return BREAK
  }
  visit(operation, {
    // Answers in parts.
    Directive: ({ name }) => (name.value === 'defer' || name.value === 'stream' ? no() : undefined),
    Field: (node) => (isTakenForAnother(node) ? no() : undefined),
    // A variable that is not given is taken for null there, and takes the place of a default.
    ObjectField: ({ value }) => (value.kind === 'Variable' ? no() : undefined),
    ListValue: ({ values }) => (values.some(({ kind }) => kind === 'Variable') ? no() : undefined),
  })
  return compilable
}

/** Underscores join the names of a path, so that one path is taken for another; and `__proto__` is no name for it. */
function isTakenForAnother(node: FieldNode): boolean {
  const key = responseKey(node)
  return key === '__proto__' || (key.includes('_') && node.name.value !== '__typename')
}
