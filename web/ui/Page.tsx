import type { ReactNode } from 'react'
import classes from './Page.module.css'

interface PageProps {
  /** `wide` for people and pictures, `text` for forms and reading. */
  width?: 'wide' | 'text'
  children: ReactNode
}

/** The measure of a page: its width, and the air round it. */
export function Page({ width = 'wide', children }: PageProps) {
  return (
    <div className={classes.page} data-width={width}>
      {children}
    </div>
  )
}
