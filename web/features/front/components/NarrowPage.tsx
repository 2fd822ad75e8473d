import type { ReactNode } from 'react'
import classes from './NarrowPage.module.css'

export function NarrowPage({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <div className={classes.card}>{children}</div>
    </div>
  )
}
