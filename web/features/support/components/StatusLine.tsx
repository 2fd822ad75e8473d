import { useTranslation } from 'react-i18next'
import { formatDate } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'

interface StatusLineProps {
  status: string
  closesAt: string | null | undefined
  /** The latest message is from support. */
  isAnswered: boolean
  className?: string
}

/** The state of a ticket in a sentence, with the day on which it closes. */
export function StatusLine({ status, closesAt, isAnswered, className }: StatusLineProps) {
  const { t } = useTranslation('support')
  const locale = useLocale()
  const date = closesAt ? formatDate(closesAt, locale, { style: 'long' }) : ''
  const words =
    status === 'CLOSE_PENDING'
      ? t('status.closePending', { date })
      : status === 'CLOSED'
        ? t('status.closed')
        : isAnswered
          ? t('status.answered')
          : status === 'REOPENED'
            ? t('status.reopened')
            : t('status.open')
  return <p className={className}>{words}</p>
}
