import type { ReactNode } from 'react'
import classes from './SaveBar.module.css'

/** The bar below a form: how its text is saved, and what ends the writing. */
export function SaveBar({ children }: { children: ReactNode }) {
  return <div className={classes.bar}>{children}</div>
}
