import type { Bond as BondShape } from '../../legacy/contract/darkProfileConnection'

export type Bond = BondShape
