import { useTranslation } from 'react-i18next'
import { formatTime } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { Banner } from '#ui/states/Banner'
import classes from './Desk.module.css'

interface HoldNoticeProps {
  hold: {
    readonly takenBy: string | null | undefined
    readonly isTakenByViewer: boolean
    readonly takenUntil: string | null | undefined
  }
}

/** Who has it, and until when. */
export function HoldNotice({ hold: { takenBy, isTakenByViewer, takenUntil } }: HoldNoticeProps) {
  const { t } = useTranslation('staff')
  const locale = useLocale()
  const time = takenUntil ? formatTime(takenUntil, locale) : ''
  if (isTakenByViewer) return <p className={classes.quiet}>{t('hold.yoursUntil', { time })}</p>
  if (!takenBy) return null
  return <Banner tone="warning">{t('hold.until', { name: takenBy, time })}</Banner>
}
