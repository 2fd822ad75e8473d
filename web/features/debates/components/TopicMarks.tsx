import { IconLock, IconPencil, IconPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { TopicMarks_entry$key } from './__generated__/TopicMarks_entry.graphql'
import classes from './TopicMarks.module.css'

const fragment = graphql`
  fragment TopicMarks_entry on DebateEntry {
    status
    isPinned
    isLocked
    isNew
    hasUnpublishedChanges
  }
`

interface TopicMarksProps {
  entry: TopicMarks_entry$key
  /** Marks a topic that the viewer has not read. */
  marksNew?: boolean
}

/** What sets a topic apart: new, pinned, locked, not published. */
export function TopicMarks({ entry, marksNew = false }: TopicMarksProps) {
  const { t } = useTranslation('debates')
  const { status, isPinned, isLocked, isNew, hasUnpublishedChanges } = useFragment(fragment, entry)
  const isDraft = status === 'DRAFT'
  const marks = [
    marksNew && isNew && { kind: 'new', words: t('marks.new'), sign: null },
    isPinned && { kind: 'plain', words: t('marks.pinned'), sign: IconPin },
    isLocked && { kind: 'plain', words: t('marks.locked'), sign: IconLock },
    isDraft && { kind: 'draft', words: t('marks.draft'), sign: IconPencil },
    !isDraft && hasUnpublishedChanges && { kind: 'draft', words: t('marks.unpublishedChanges'), sign: IconPencil },
  ].filter((mark) => mark !== false)
  if (marks.length === 0) return null
  return (
    <ul className={classes.marks}>
      {marks.map(({ kind, words, sign: Sign }) => (
        <li key={words} className={classes.mark} data-kind={kind}>
          {Sign && <Sign size={14} stroke={1.9} aria-hidden />}
          {words}
        </li>
      ))}
    </ul>
  )
}
