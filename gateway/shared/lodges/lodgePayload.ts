import type { UserError } from '../../core/mutation'

/** Of a write about a lodge, which is read again only when the client asks for it. */
export interface LodgePayload {
  readonly lodgeLegacyId?: number
  readonly userErrors: readonly UserError[]
}
