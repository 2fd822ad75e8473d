import type { GatewayContext } from '../core/context'
import { lookUpOwn } from '../core/rest/loaders'

/** A topic to go on writing; null where it is none of the viewer's. */
export function debateDraft(id: number, { rest }: GatewayContext) {
  return lookUpOwn(id, (debateEntryId) => rest.Lodges.GetDebateEntryForEdit({ query: { debateEntryId } }))
}
