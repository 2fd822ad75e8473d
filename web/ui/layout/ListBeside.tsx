import type { ReactNode } from 'react'
import classes from './ListBeside.module.css'

interface ListBesideProps {
  list: ReactNode
  /** What is open; undefined shows the list alone. */
  open?: ReactNode
}

/** A list beside what is open of it; on a phone, what is open alone. */
export function ListBeside({ list, open }: ListBesideProps) {
  const isOpen = open !== undefined
  return (
    <div className={classes.parts} data-open={isOpen}>
      <div className={classes.list}>{list}</div>
      {isOpen && <div>{open}</div>}
    </div>
  )
}
