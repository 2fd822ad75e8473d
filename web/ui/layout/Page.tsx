import type { ReactNode } from 'react'
import classes from './Page.module.css'

interface PageProps {
  /** `wide` for people and pictures, `text` for forms and texts. */
  width?: 'wide' | 'text'
  children: ReactNode
}

/** The container of a page, with its width and padding. */
export function Page({ width = 'wide', children }: PageProps) {
  return (
    <div className={classes.page} data-width={width}>
      {children}
    </div>
  )
}
