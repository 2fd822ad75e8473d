import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { formatRelativeTime } from '#lib/format/relativeTime'
import classes from './Desk.module.css'
import { ITEM } from './deskItems'

interface QueueRowProps {
  path: string
  /** The filter of the queue, which stays. */
  search: string
  subject: string
  /** Marks and a line, between the subject and the facts. */
  children?: ReactNode
  /** What else is known; what is falsy is left out. */
  facts: readonly (string | false | null | undefined)[]
  hold: { readonly takenBy: string | null | undefined; readonly isTakenByViewer: boolean }
  /** Since when it waits. */
  waitingSince: string | null | undefined
}

/** A row of a queue: what it is, how long it has waited and who has it. */
export function QueueRow({ path, search, subject, children, facts, hold, waitingSince }: QueueRowProps) {
  const { t } = useTranslation('staff')
  const { t: timeWords } = useTranslation('time')
  const { pathname } = useLocation()
  const [now] = useState(() => new Date())
  const all = [
    ...facts,
    waitingSince && t('queue.waits', { time: formatRelativeTime(waitingSince, now, timeWords) }),
    hold.isTakenByViewer ? t('hold.byYou') : hold.takenBy && t('hold.by', { name: hold.takenBy }),
  ]
  return (
    <li>
      <Link
        to={path + search}
        className={classes.row}
        aria-current={path === pathname ? 'page' : undefined}
        {...{ [ITEM]: '' }}
      >
        <span className={classes.subject}>{subject}</span>
        {children}
        <span className={classes.facts}>{all.filter(Boolean).join(' · ')}</span>
      </Link>
    </li>
  )
}
