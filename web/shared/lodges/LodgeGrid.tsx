import type { ReactNode } from 'react'
import classes from './LodgeList.module.css'

interface LodgeGridProps {
  /** Accessible name of the list; a section has its heading. */
  label?: string
  /** List items with cards. */
  children: ReactNode
}

/** A few cards of lodges side by side, where there is room. */
export function LodgeGrid({ label, children }: LodgeGridProps) {
  return (
    <div className={classes.list}>
      <ul className={classes.cards} aria-label={label}>
        {children}
      </ul>
    </div>
  )
}
