import {
  doTypesOverlap,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type InlineFragmentNode,
  isCompositeType,
  Kind,
  type NamedTypeNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'

/** An operation with its fragments inlined. */
export interface Flattened {
  readonly operation: OperationDefinitionNode
  /** The path of each field in the answer. */
  readonly places: ReadonlyMap<FieldNode, string>
}

/**
 * Copies an operation so that each selection is its own node: the compiler stores conditions at the nodes, and
 * would apply those of one use of a fragment to all others.
 */
export function flattened(document: DocumentNode, operation: OperationDefinitionNode): Flattened {
  const fragments = new Map(
    document.definitions.flatMap((node): [string, FragmentDefinitionNode][] =>
      node.kind === 'FragmentDefinition' ? [[node.name.value, node]] : [],
    ),
  )
  const places = new Map<FieldNode, string>()

  const copyOf = (set: SelectionSetNode, place: string): SelectionSetNode => ({
    ...set,
    selections: set.selections.flatMap((node) => copyOfSelection(node, place)),
  })
  const copyOfSelection = (node: SelectionNode, place: string): SelectionNode[] => {
    if (node.kind === 'Field') return [copyOfField(node, place)]
    const fragment = node.kind === 'InlineFragment' ? node : usedFragment(node)
    return fragment ? [{ ...fragment, selectionSet: copyOf(fragment.selectionSet, place) }] : []
  }
  const copyOfField = (node: FieldNode, parent: string): FieldNode => {
    const place = `${parent}/${responseKey(node)}`
    const { selectionSet } = node
    const copy = selectionSet ? { ...node, selectionSet: copyOf(selectionSet, place) } : { ...node }
    places.set(copy, place)
    return copy
  }
  const usedFragment = ({ name, directives = [] }: FragmentSpreadNode): InlineFragmentNode | undefined => {
    const fragment = fragments.get(name.value)
    if (!fragment) return undefined
    const { typeCondition, selectionSet } = fragment
    return { kind: Kind.INLINE_FRAGMENT, typeCondition, directives, selectionSet }
  }

  return { operation: { ...operation, selectionSet: copyOf(operation.selectionSet, '') }, places }
}

/** Whether a fragment with this condition selects fields of a type. */
export function applies(schema: GraphQLSchema, condition: NamedTypeNode | undefined, type: GraphQLObjectType): boolean {
  const wanted = condition ? schema.getType(condition.name.value) : type
  return isCompositeType(wanted) && doTypesOverlap(schema, type, wanted)
}

/** The name of a field in the answer. */
export function responseKey({ alias, name }: FieldNode): string {
  return (alias ?? name).value
}
