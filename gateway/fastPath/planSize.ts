import {
  type FieldNode,
  getNamedType,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql'
import { applies, responseKey } from './flattened'

/**
 * The number of fields and objects that the compiler writes code for, of an operation with its fragments inlined. It
 * writes an interface or union anew for each type that it may be, so a few lines may become megabytes. Infinity if there
 * are more than `max`; counting stops there.
 */
export function planSize(schema: GraphQLSchema, operation: OperationDefinitionNode, max: number): number {
  let size = 0

  const count = (type: GraphQLCompositeType, selections: readonly SelectionNode[]): void => {
    for (const each of isAbstractType(type) ? schema.getPossibleTypes(type) : [type]) {
      size += 1
      if (size > max) return
      countFields(each, selections)
    }
  }
  const countFields = (type: GraphQLObjectType, selections: readonly SelectionNode[]): void => {
    for (const [node, ...same] of fieldsOf(schema, type, selections)) {
      size += 1
      if (size > max) return
      const field = type.getFields()[node.name.value]
      const below = field && getNamedType(field.type)
      const inner = [node, ...same].flatMap(({ selectionSet }) => selectionSet?.selections ?? [])
      if (isCompositeType(below)) count(below, inner)
    }
  }

  const root = schema.getRootType(operation.operation)
  if (root) count(root, operation.selectionSet.selections)
  return size > max ? Infinity : size
}

type SameField = readonly [FieldNode, ...FieldNode[]]

/** The fields that are selected of a type; those with one name in the answer are one field. */
function fieldsOf(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  selections: readonly SelectionNode[],
): Iterable<SameField> {
  const fields = new Map<string, [FieldNode, ...FieldNode[]]>()
  const collect = (nodes: readonly SelectionNode[]): void => {
    for (const node of nodes) {
      if (node.kind === 'InlineFragment') {
        if (applies(schema, node.typeCondition, type)) collect(node.selectionSet.selections)
      } else if (node.kind === 'Field') {
        const same = fields.get(responseKey(node))
        if (same) same.push(node)
        else fields.set(responseKey(node), [node])
      }
    }
  }
  collect(selections)
  return fields.values()
}
