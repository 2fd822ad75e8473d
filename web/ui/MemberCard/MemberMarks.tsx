import { IconRosetteDiscountCheck, IconStarFilled, IconTagFilled } from '@tabler/icons-react'
import type { MemberMark } from './memberCardTypes'
import classes from './MemberMarks.module.css'

interface MemberMarksProps {
  marks: readonly MemberMark[]
}

/** The marks of a card, each with an accessible label. */
export function MemberMarks({ marks }: MemberMarksProps) {
  if (marks.length === 0) return null
  return (
    <span className={classes.marks}>
      {marks.map(({ kind, label }) => (
        <span key={kind} className={classes[kind]} role="img" aria-label={label} title={label}>
          <Sign kind={kind} />
        </span>
      ))}
    </span>
  )
}

function Sign({ kind }: Pick<MemberMark, 'kind'>) {
  if (kind === 'validated') return <IconRosetteDiscountCheck size={17} stroke={1.75} aria-hidden />
  if (kind === 'favourite') return <IconStarFilled size={14} aria-hidden />
  if (kind === 'tagged') return <IconTagFilled size={15} aria-hidden />
  // The site's disc and horizon in brass, as a seal.
  return (
    <svg width="15" height="15" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden>
      <circle cx="8" cy="8" r="6.75" strokeWidth="1.5" />
      <path d="M4.5 9.5a3.5 3.5 0 0 1 7 0z" fill="currentColor" stroke="none" />
    </svg>
  )
}
