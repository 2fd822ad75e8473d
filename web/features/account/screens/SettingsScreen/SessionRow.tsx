import { Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatRelativeTime } from '#lib/format/relativeTime'
import type { SessionRow_session$key } from './__generated__/SessionRow_session.graphql'
import classes from './SessionList.module.css'

const fragment = graphql`
  fragment SessionRow_session on Session {
    browser
    system
    isRemembered
    isCurrent
    lastSeenAt
  }
`

const HANDHELD = new Set(['iPhone', 'iPad', 'Android'])

interface SessionRowProps {
  session: SessionRow_session$key
  now: Date
  busy: boolean
  onEnd: () => void
}

export function SessionRow({ session, now, busy, onEnd }: SessionRowProps) {
  const { t } = useTranslation('account')
  const { t: timeWords } = useTranslation('time')
  const { browser, system, isRemembered, isCurrent, lastSeenAt } = useFragment(fragment, session)
  const Icon = HANDHELD.has(system ?? '') ? IconDeviceMobile : IconDeviceDesktop
  const device =
    browser && system
      ? t('settings.sessions.device', { browser, system })
      : (browser ?? system ?? t('settings.sessions.unknown'))
  const seen = formatRelativeTime(lastSeenAt, now, timeWords)
  return (
    <li className={classes.row}>
      <Icon className={classes.icon} size={24} stroke={1.5} aria-hidden />
      <div className={classes.words}>
        <p className={classes.device}>{device}</p>
        <p className={classes.details}>
          {isCurrent ? t('settings.sessions.current') : t('settings.sessions.lastSeen', { time: seen })}
          {isRemembered && <span className={classes.remembered}>{t('settings.sessions.remembered')}</span>}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="default"
          disabled={busy}
          aria-label={t('settings.sessions.endLabel', { device, time: seen })}
          onClick={onEnd}
        >
          {t('settings.sessions.end')}
        </Button>
      )}
    </li>
  )
}
