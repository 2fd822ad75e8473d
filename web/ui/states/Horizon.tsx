import type { ReactNode } from 'react'
import classes from './Horizon.module.css'

interface HorizonProps {
  /** An icon inside the rising disc. */
  children?: ReactNode
}

/** The brand's motif for empty pages: a disc rising over a horizon. Decorative. */
export function Horizon({ children }: HorizonProps) {
  return (
    <span className={classes.horizon} aria-hidden>
      <span className={classes.disc}>{children}</span>
    </span>
  )
}
