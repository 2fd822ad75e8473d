import { type DocumentNode, type FragmentDefinitionNode, GraphQLError, Kind, type SelectionSetNode } from 'graphql'

/**
 * Pairs of fields at one place of an answer, and of fragments beside each other. The validation rules compare all
 * pairs, which would take seconds for the largest document. The web client's largest operation has 3000.
 */
const MAX_PAIRS = 5_000

/**
 * Why a document is too large to validate, or null. Fields count at every use of their fragment: nested fragments
 * double them, and a cyclic one never ends.
 */
export function tooManyFields(document: DocumentNode, most: number): GraphQLError | null {
  const fragments = new Map<string, FragmentDefinitionNode>()
  const places: SelectionSetNode[][] = []
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
    if ('selectionSet' in definition) places.push([definition.selectionSet])
  }
  let selected = 0
  let pairs = 0
  // Iterates instead of recursing, so that depth is not limited.
  for (const place of places) {
    const fields = new Map<string, { count: number; below: SelectionSetNode[] }>()
    let spreads = 0
    for (const { selections } of place) {
      selected += selections.length
      if (selected > most) return refused(`has more than ${most} fields`)
      for (const node of selections) {
        if (node.kind === Kind.FIELD) {
          const name = node.alias?.value ?? node.name.value
          const field = fields.get(name) ?? { count: 0, below: [] }
          fields.set(name, field)
          pairs += field.count
          field.count += 1
          if (node.selectionSet) field.below.push(node.selectionSet)
        } else {
          const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value)
          pairs += spreads
          spreads += 1
          if (inner) place.push(inner.selectionSet)
        }
      }
      if (pairs > MAX_PAIRS) return refused('asks for the same too often')
    }
    for (const { below } of fields.values()) if (below.length > 0) places.push(below)
  }
  return null
}

function refused(why: string): GraphQLError {
  return new GraphQLError(`The document ${why}.`)
}
