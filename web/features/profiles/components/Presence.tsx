import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useToday } from '#platform/session/useToday'
import { useLocale } from '#platform/i18n/useLocale'
import { calendarDateOf, toIsoDate } from '#lib/format/calendarDate'
import { formatDate } from '#lib/format/formatDate'
import { addDays } from '#shared/gatherings/calendar'
import type { Presence_profile$key } from './__generated__/Presence_profile.graphql'
import classes from './Presence.module.css'

const fragment = graphql`
  fragment Presence_profile on Profile {
    isOnline
    lastOnlineOn
  }
`

/** Whether the profile is online, or the day when it last was, never the hour. */
export function Presence({ profile }: { profile: Presence_profile$key }) {
  const { t } = useTranslation(['profiles', 'shell'])
  const locale = useLocale()
  const today = toIsoDate(calendarDateOf(useToday()))
  const { isOnline, lastOnlineOn } = useFragment(fragment, profile)
  if (isOnline) {
    return (
      <span className={classes.presence} data-online>
        {t('shell:member.online')}
      </span>
    )
  }
  if (!lastOnlineOn) return null
  const words =
    lastOnlineOn >= today
      ? t('presence.today')
      : lastOnlineOn === addDays(today, -1)
        ? t('presence.yesterday')
        : t('presence.day', { date: formatDate(lastOnlineOn, locale) })
  return <span className={classes.presence}>{words}</span>
}
