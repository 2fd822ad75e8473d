import type { Bond as BondShape } from '../../legacy/contract/dark/darkProfileConnection'

export type Bond = BondShape
