import type { Icon } from '@tabler/icons-react'
import type { PictureSource } from '../Picture'

/** A mark on a card: paying member, validated person, the viewer's favourite, or tagged by the viewer. */
export interface MemberMark {
  kind: 'member' | 'validated' | 'favourite' | 'tagged'
  label: string
}

/** An action on the member of a card. */
export interface CardAction {
  id: string
  label: string
  icon: Icon
  onSelect: () => void
  /** Also shown on the picture on hover; the menu has all actions. */
  quick?: boolean
  /** For toggles such as a like. */
  pressed?: boolean
  /** Block and report, which are separated at the end. */
  danger?: boolean
}

/** The actions of a card, with the labels of their menu. */
export interface CardActions {
  /** Accessible label of the menu, e.g. "More about Freja". */
  menuLabel: string
  closeLabel: string
  items: readonly CardAction[]
}

/** The content of every variant of the member card. */
export interface MemberFacts {
  name: string
  ages: readonly number[]
  place?: string
  tagline?: string
  /** One picture, or one for each person of a couple. */
  pictures?: readonly PictureSource[]
  /** Accessible label of the online dot; missing while the person is offline. */
  onlineLabel?: string
  marks?: readonly MemberMark[]
  /** The card's link. */
  href?: string
  actions?: CardActions
  /** For cards that are visible when the page opens. */
  eager?: boolean
}
