import type { ReactNode } from 'react'
import classes from './NarrowPage.module.css'

/** A page with one matter: a card in the middle of the ground. */
export function NarrowPage({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <div className={classes.card}>{children}</div>
    </div>
  )
}
