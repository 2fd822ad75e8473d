import { useTranslation } from 'react-i18next'
import { formatRelativeTime } from '#lib/format/relativeTime'

interface ShortTimeProps {
  at: string
  now: Date
  className?: string
}

/** A short relative time, with the full date as tooltip and for screen readers. */
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
