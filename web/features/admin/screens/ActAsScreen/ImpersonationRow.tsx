import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useLocale } from '#platform/i18n/useLocale'
import { formatDateTime, formatTime } from '#lib/format/formatDate'
import type { ImpersonationRow_impersonation$key } from './__generated__/ImpersonationRow_impersonation.graphql'
import classes from './ActAsScreen.module.css'

const fragment = graphql`
  fragment ImpersonationRow_impersonation on Impersonation {
    adminName
    profileName
    reason
    startedAt
    endedAt
  }
`

export function ImpersonationRow({ impersonation }: { impersonation: ImpersonationRow_impersonation$key }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { adminName, profileName, reason, startedAt, endedAt } = useFragment(fragment, impersonation)
  const start = formatDateTime(startedAt, locale, { style: 'medium' })
  // An impersonation lasts at most an hour, so its end needs no date.
  const times = endedAt ? t('log.ended', { start, end: formatTime(endedAt, locale) }) : t('log.running', { start })
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className={classes.name}>{t('log.who', { admin: adminName ?? t('log.gone'), member: profileName })}</p>
        <p className={classes.reason}>{reason}</p>
        <p className={classes.quiet}>{times}</p>
      </div>
    </li>
  )
}
