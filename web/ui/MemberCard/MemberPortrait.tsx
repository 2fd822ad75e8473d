import type { HTMLAttributes, ReactNode } from 'react'
import { MemberFaces } from './MemberFaces'
import { MemberMarks } from './MemberMarks'
import { MemberName } from './MemberName'
import type { MemberFacts } from './memberCardTypes'
import card from './MemberCard.module.css'

interface MemberPortraitProps {
  facts: MemberFacts
  isOpen?: boolean
  gestures?: HTMLAttributes<HTMLDivElement>
  /** Actions on the picture. */
  children?: ReactNode
}

/** The card of a grid: a single person or a couple, where visitors see it without actions. */
export function MemberPortrait({ facts, isOpen = false, gestures, children }: MemberPortraitProps) {
  const { place, tagline, marks = [] } = facts
  return (
    <div className={card.card} data-linked={Boolean(facts.href)} data-open={isOpen} {...gestures}>
      <MemberFaces {...facts} sizes="(min-width: 64em) 220px, (min-width: 37.5em) 25vw, 48vw" />
      <div className={card.words}>
        <MemberName {...facts} className={card.name} />
        <div className={card.placeRow}>
          <span className={card.place}>{place}</span>
          <MemberMarks marks={marks} />
        </div>
        {tagline && <p className={card.tagline}>{tagline}</p>}
      </div>
      {children}
    </div>
  )
}
