import { type FieldNode, type GraphQLSchema, isObjectType, type SelectionNode } from 'graphql'
import type { ResolveInfoEnricherInput } from 'graphql-jit'
import type { CallName } from '../../legacy/contract/contract'
import { isProfile, type LookAhead } from '../core/schema/conventions'
import { restCallsOf } from '../core/schema/restDirective'
import { applies } from './flattened'

const details: CallName = 'Profiles.GetProfileDetailsByIds'

/**
 * Looks ahead when an operation is compiled. Fields of several types may share one path of the answer, where the
 * compiler does not tell them apart: only what they have in common is known.
 */
export function lookAhead(places: ReadonlyMap<FieldNode, string>): (field: ResolveInfoEnricherInput) => LookAhead {
  const known = new Map<string | undefined, { wantsDetails: boolean }>()
  return ({ schema, returnType, fieldNodes }) => {
    const [node] = fieldNodes
    const place = node && places.get(node)
    const ahead = known.get(place) ?? { wantsDetails: place !== undefined }
    known.set(place, ahead)
    ahead.wantsDetails &&= isProfile(returnType) && fieldNodes.some((each) => wantsDetails(schema, each))
    return ahead
  }
}

/** Whether details are loaded in any case, with no other field waiting for them. */
function wantsDetails(schema: GraphQLSchema, { selectionSet }: FieldNode): boolean {
  const fields = selectionSet ? factsOf(schema, selectionSet.selections, true) : []
  const certain = fields.some((field) => field.certain && field.calls.length > 0)
  return certain && fields.every(({ calls }) => calls.every((call) => call === details))
}

/** A field of a profile: its calls, and whether it is selected whatever the variables say. */
interface Fact {
  readonly calls: readonly string[]
  readonly certain: boolean
}

function factsOf(schema: GraphQLSchema, selections: readonly SelectionNode[], certain: boolean): readonly Fact[] {
  const profile = schema.getType('Profile')
  if (!isObjectType(profile)) return []
  return selections.flatMap((node) => {
    const conditional = node.directives?.some(({ name }) => name.value === 'skip' || name.value === 'include') ?? false
    const sure = certain && !conditional
    if (node.kind === 'Field') {
      const field = profile.getFields()[node.name.value]
      return field ? [{ calls: restCallsOf(field), certain: sure }] : []
    }
    if (node.kind !== 'InlineFragment' || !applies(schema, node.typeCondition, profile)) return []
    return factsOf(schema, node.selectionSet.selections, sure)
  })
}
