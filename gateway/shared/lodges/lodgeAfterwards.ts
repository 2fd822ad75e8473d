import type { GatewayContext } from '../../core/context'
import type { UserError } from '../../core/mutation'

/** The lodge that a write was about is read again only when the client asks for it. */
export interface LodgePayload {
  readonly lodgeLegacyId?: number
  readonly userErrors: readonly UserError[]
}

/** A lodge after a write: loaded only when selected, and not after a refusal. */
export function lodgeAfterwards({ lodgeLegacyId }: LodgePayload, _args: unknown, { loaders }: GatewayContext) {
  return lodgeLegacyId === undefined ? null : loaders.of('Lodges.GetLodgesByIds').load(lodgeLegacyId)
}
