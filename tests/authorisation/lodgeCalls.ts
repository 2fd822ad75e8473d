import type { CallName } from '../../legacy/contract/contract'
import type { LodgeRole } from '../../legacy/contract/lodges/lodgeEnums'
import type { LodgeRight } from '../../legacy/contract/lodgeRights'
import type { LodgeWorld } from './lodgeWorld'

/** How a call about a lodge is made, and who may make it where the contract's `lodgeRight` does not say it all. */
export interface LodgeCall {
  readonly args: (world: LodgeWorld) => object | Promise<object>
  /** The right that is needed, where the contract names none. */
  readonly right?: LodgeRight
  /** The roles that are allowed, where no right decides. */
  readonly allowed?: (role: LodgeRole) => boolean
  /** The statuses of those who are allowed; 200 unless said. */
  readonly otherwise?: readonly number[]
  /** The statuses of those who are not allowed, in the lodge and outside; 403 unless said. */
  readonly refused?: { readonly inside?: number; readonly outside?: number }
  /** A batch: the roles to which it shows the thing, or their right. The others get an empty answer. */
  readonly lists?: LodgeRight | ((role: LodgeRole) => boolean)
  /** Ends something of the viewer's own, also where a block with the owner hides the lodge. */
  readonly endsOwn?: true
  /** About a lodge that the viewer has deleted: nobody but its owner gets it, and only then. */
  readonly ofDeleted?: true
}

export type LodgeCalls = Partial<Record<CallName, LodgeCall>>
