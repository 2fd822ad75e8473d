import type { ReactNode } from 'react'
import classes from './Horizon.module.css'

interface HorizonProps {
  /** An icon, drawn in the rising disc. */
  children?: ReactNode
}

/** The house's motif for a page with nothing on it yet: a disc that rises over a hairline. Decoration only. */
export function Horizon({ children }: HorizonProps) {
  return (
    <span className={classes.horizon} aria-hidden>
      <span className={classes.disc}>{children}</span>
    </span>
  )
}
