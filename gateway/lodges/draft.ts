import type { GatewayContext } from '../core/context'
import { lookUpOwn } from '../core/rest/loaders'

/** A lodge to go on writing; null where it is none of the viewer's to lead. */
export function lodgeDraft(id: number, { rest }: GatewayContext) {
  return lookUpOwn(id, (lodgeId) => rest.Lodges.GetLodgeDataForEdit({ query: { lodgeId } }))
}
