import type { LodgeRight } from '../../../legacy/contract/lodgeRights'

/** Whether the viewer has a right: the frame of every lodge asks for fields that the server would refuse without it. */
export function hasRight({ rights }: { readonly rights: readonly LodgeRight[] }, right: LodgeRight): boolean {
  return rights.includes(right)
}
