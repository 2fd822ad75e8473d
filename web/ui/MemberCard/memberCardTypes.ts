import type { Icon } from '@tabler/icons-react'
import type { PictureSource } from '../Picture'

/** A quiet sign on a card: paying member, validated person, one of the viewer's favourites, tagged by the viewer. */
export interface MemberMark {
  kind: 'member' | 'validated' | 'favourite' | 'tagged'
  label: string
}

/** Something that can be done with the member on the card. */
export interface CardAction {
  id: string
  label: string
  icon: Icon
  onSelect: () => void
  /** The few that stand on the picture itself on hover; all of them are in the menu. */
  quick?: boolean
  /** For what can be switched on and off, such as a like. */
  pressed?: boolean
  /** Block and report: last and set apart. */
  danger?: boolean
}

/** All that can be done, with the words for the menu that holds it. */
export interface CardActions {
  /** The name of the menu, such as "More about Freja". */
  menuLabel: string
  closeLabel: string
  items: readonly CardAction[]
}

/** What every form of the member card shows. */
export interface MemberFacts {
  name: string
  /** One for a single, two for a couple. */
  ages: readonly number[]
  place?: string
  /** One line about them. */
  tagline?: string
  /** One picture, or for a couple one of each. */
  pictures?: readonly PictureSource[]
  /** Given while they are online: what the dot says to those who cannot see it. */
  onlineLabel?: string
  marks?: readonly MemberMark[]
  /** Where the card leads. */
  href?: string
  actions?: CardActions
  /** For cards that are in view when the page opens. */
  eager?: boolean
}
