import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'

/**
 * A rule for documents: how many fields they come to when every fragment stands where it is used. Fragments that hold
 * others twice double with each, and whoever puts them in their places would never be done.
 */
export function fieldLimit(most: number) {
  return (context: ValidationContext): ASTVisitor => {
    const known = new Map<FragmentDefinitionNode, number>()

    function fieldsOf(selections: SelectionSetNode): number {
      return selections.selections.reduce((sum, node) => {
        if (node.kind === 'FragmentSpread') return sum + fieldsOfFragment(node.name.value)
        const below = node.selectionSet ? fieldsOf(node.selectionSet) : 0
        return sum + below + (node.kind === 'Field' ? 1 : 0)
      }, 0)
    }

    function fieldsOfFragment(name: string): number {
      const fragment = context.getFragment(name)
      if (!fragment) return 0
      const counted = known.get(fragment)
      if (counted !== undefined) return counted
      // Who comes back here goes in a circle, which another rule refuses.
      known.set(fragment, 0)
      const fields = fieldsOf(fragment.selectionSet)
      known.set(fragment, fields)
      return fields
    }

    return {
      OperationDefinition(node) {
        const fields = fieldsOf(node.selectionSet)
        if (fields > most)
          context.reportError(new GraphQLError(`The operation has ${fields} fields; ${most} are allowed.`))
      },
    }
  }
}
