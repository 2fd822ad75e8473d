import type { ReactNode } from 'react'
import classes from './TextPage.module.css'

interface TextPageProps {
  /** For pages that need more than a column of text. */
  wide?: boolean
  children: ReactNode
}

/** The ground of a page of text: one column of a readable width. */
export function TextPage({ wide = false, children }: TextPageProps) {
  return (
    <div className={classes.page} data-wide={wide}>
      {children}
    </div>
  )
}
