import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#platform/i18n/useLocale'
import { calendarDateOf, toIsoDate } from '#lib/format/calendarDate'
import { formatDate } from '#lib/format/formatDate'
import { useToday } from '#platform/session/useToday'
import classes from './Lines.module.css'

const DAY = 24 * 60 * 60_000
const isoDay = (date: Date) => toIsoDate(calendarDateOf(date))

export function DayLine({ date }: { date: string }) {
  const { t } = useTranslation('mail')
  const locale = useLocale()
  const today = useToday()
  const day = isoDay(new Date(date))
  const words = () => {
    if (day === isoDay(today)) return t('conversation.today')
    if (day === isoDay(new Date(today.getTime() - DAY))) return t('conversation.yesterday')
    return formatDate(day, locale, { style: 'full' })
  }
  return (
    <li className={classes.day}>
      <time dateTime={day}>{words()}</time>
    </li>
  )
}

export function UnreadLine({ ref }: { ref: Ref<HTMLLIElement> }) {
  const { t } = useTranslation('mail')
  return (
    <li ref={ref} className={classes.unread}>
      <span>{t('conversation.unread')}</span>
    </li>
  )
}
