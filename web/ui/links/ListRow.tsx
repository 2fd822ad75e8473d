import { Link } from 'react-router-dom'
import classes from './ListRow.module.css'

interface ListRowProps {
  to: string
  /** It is what is open. */
  isCurrent: boolean
  isUnread?: boolean
  subject: string
  /** What stands out; what is falsy is left out. */
  marks?: readonly (string | false | null | undefined)[]
  from?: string | null
  excerpt?: string | null
  facts: readonly (string | false | null | undefined)[]
  /** Attributes of the link, such as those by which keys find it. */
  marker?: Readonly<Record<`data-${string}`, string>>
}

/** A row of a list that opens beside it: what it is about, what stands out, the first words and what else is known. */
export function ListRow({ to, isCurrent, isUnread, subject, marks = [], from, excerpt, facts, marker }: ListRowProps) {
  return (
    <li>
      <Link
        to={to}
        className={classes.row}
        aria-current={isCurrent ? 'page' : undefined}
        data-unread={isUnread}
        {...marker}
      >
        <span className={classes.subject}>{subject}</span>
        {marks.map(
          (mark) =>
            mark && (
              <span key={mark} className={classes.mark}>
                {mark}
              </span>
            ),
        )}
        {from && <span className={classes.from}>{from}</span>}
        {excerpt && <span className={classes.excerpt}>{excerpt}</span>}
        <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </Link>
    </li>
  )
}
