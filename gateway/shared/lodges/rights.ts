import type { LodgeRight } from '../../../legacy/contract/lodgeRights'

/** Whether the viewer has a right: the frame of every lodge asks for fields that the server would refuse without it. */
export function hasRight({ rights }: { readonly rights: readonly LodgeRight[] }, right: LodgeRight): boolean {
  return rights.includes(right)
}

type PublicPart = 'debatesPublic' | 'meetupsPublic' | 'mediaPublic' | 'membersPublic'
type ShownLodge = Readonly<Record<PublicPart, boolean>> & { readonly rights: readonly LodgeRight[] }

/** Whether the viewer sees a part of a lodge: it is public, or they are inside. */
export function seesPart(lodge: ShownLodge, part: PublicPart): boolean {
  return lodge[part] || hasRight(lodge, 'seeInside')
}
