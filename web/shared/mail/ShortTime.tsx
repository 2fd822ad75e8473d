import { useTranslation } from 'react-i18next'
import { formatRelativeTime } from '#lib/relativeTime'

interface ShortTimeProps {
  at: string
  now: Date
  className?: string
}

/** How long ago something was, in so few letters that names keep their room; in full for those who point or listen. */
export function ShortTime({ at, now, className }: ShortTimeProps) {
  const { t } = useTranslation('mail')
  const { t: timeWords } = useTranslation('time')
  const full = formatRelativeTime(at, now, timeWords)
  return (
    <time className={className} dateTime={at} title={full} aria-label={full}>
      {formatRelativeTime(at, now, (unit, options) => t(`list.ago.${unit}`, options))}
    </time>
  )
}
