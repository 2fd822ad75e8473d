import type { AnswerOf } from '../../legacy/contract/contract'
import type { GatewayContext } from '../core/context'
import { RefusedError } from '../core/errors'
import { lookUp } from '../core/rest/loaders'

/** A lodge to go on writing; null where it is none of the viewer's to lead. */
export async function lodgeDraft(
  id: number,
  { rest }: GatewayContext,
): Promise<AnswerOf<'Lodges.GetLodgeDataForEdit'> | null> {
  try {
    return await lookUp(id, (lodgeId) => rest.Lodges.GetLodgeDataForEdit({ query: { lodgeId } }))
  } catch (error) {
    if (error instanceof RefusedError && error.code === 'FORBIDDEN') return null
    throw error
  }
}
