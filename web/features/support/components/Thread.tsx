import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import classes from './Thread.module.css'

interface ThreadMessageProps {
  /** Who wrote it, as the reader may know it. */
  author: string
  text: string
  createdAt: string
  /** Own messages stand on the right. */
  side: 'own' | 'other' | 'note'
  children?: ReactNode
}

/** The messages of a ticket, oldest first. */
export function Thread({ children }: { children: ReactNode }) {
  const { t } = useTranslation('support')
  return (
    <ol className={classes.thread} aria-label={t('thread.label')}>
      {children}
    </ol>
  )
}

export function ThreadMessage({ author, text, createdAt, side, children }: ThreadMessageProps) {
  const locale = useLocale()
  return (
    <li className={classes.message} data-side={side}>
      <p className={classes.head}>
        <strong>{author}</strong>{' '}
        <time dateTime={createdAt}>{formatDateTime(createdAt, locale, { style: 'medium' })}</time>
      </p>
      <p className={classes.text}>{text}</p>
      {children}
    </li>
  )
}
