import { Children, type ReactNode } from 'react'
import classes from './MemberGrid.module.css'

interface MemberGridProps {
  /** Accessible name of the list. */
  label: string
  /** `grid` of cards, `rows` below each other, or a `strip` that scrolls sideways. */
  layout?: 'grid' | 'rows' | 'strip'
  /** Whether the content is loading, and skeletons are shown. */
  busy?: boolean
  /** The cards; each is wrapped in a list item. */
  children: ReactNode
}

/** A grid of people: two on a phone, more on wider screens. */
export function MemberGrid({ label, layout = 'grid', busy = false, children }: MemberGridProps) {
  return (
    <ul className={classes[layout]} aria-label={label} aria-busy={busy}>
      {Children.map(children, (child) => (
        <li className={classes.item}>{child}</li>
      ))}
    </ul>
  )
}
