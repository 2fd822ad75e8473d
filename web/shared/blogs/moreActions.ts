import type { CardAction } from '#ui/MemberCard/memberCardTypes'

/** Additional actions of a page on its entries, by their ids and titles. */
export type MoreActions = (id: string, title: string) => readonly CardAction[]
