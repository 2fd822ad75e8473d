import type { Opener } from '../overlays/useOpener'
import { CardDropdown } from './CardDropdown'
import { CardSheet } from './CardSheet'
import type { CardAction, MemberFacts } from './memberCardTypes'

export interface CardOverlayProps {
  opener: Opener
  touch: boolean
  facts: MemberFacts
  closeLabel: string
  items: readonly CardAction[]
}

/** The actions of a card: a menu with a mouse, a sheet on touch screens. */
export function CardOverlay({ opener, touch, facts, closeLabel, items }: CardOverlayProps) {
  return touch ? (
    <CardSheet opener={opener} facts={facts} closeLabel={closeLabel} items={items} />
  ) : (
    <CardDropdown opener={opener} items={items} />
  )
}
