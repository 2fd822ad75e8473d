import { Button } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudUp, IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#platform/i18n/useLocale'
import { calendarDateOf, toIsoDate } from '#lib/format/calendarDate'
import { formatDateTime, formatTime } from '#lib/format/formatDate'
import type { SaveState, TextContent } from './autosave'
import classes from './TextEditor.module.css'

type Look = 'saved' | 'waiting' | 'saving' | 'failed' | 'offline' | 'refused' | 'ended' | 'gone' | 'conflict' | 'empty'

const icons = {
  empty: IconPencil,
  saved: IconCloudCheck,
  waiting: IconPencil,
  saving: IconCloudUp,
  offline: IconCloudOff,
  failed: IconAlertTriangle,
  refused: IconAlertTriangle,
  ended: IconAlertTriangle,
  gone: IconAlertTriangle,
  conflict: IconAlertTriangle,
} satisfies Record<Look, typeof IconPencil>

interface SaveStatusProps {
  state: Pick<SaveState<TextContent>, 'phase' | 'entry'>
  onRetry: () => void
  /** Opens the comparison of the two versions. */
  onCompare: () => void
  onKeepCopy: () => void
}

export function SaveStatus({ state, onRetry, onCompare, onKeepCopy }: SaveStatusProps) {
  const { t } = useTranslation(['richText', 'common'])
  const locale = useLocale()
  const { online } = useNetwork()
  const { phase, entry } = state
  const look: Look = phase === 'failed' && !online ? 'offline' : phase === 'saved' && !entry ? 'empty' : phase
  const Icon = icons[look]

  const savedAt = () => {
    if (!entry) return ''
    const at = new Date(entry.savedAt)
    const today = toIsoDate(calendarDateOf(at)) === toIsoDate(calendarDateOf(new Date()))
    return today ? formatTime(at, locale) : formatDateTime(at, locale, { style: 'medium' })
  }
  const action = {
    failed: { label: t('common:retry'), onSelect: onRetry },
    offline: { label: t('common:retry'), onSelect: onRetry },
    ended: { label: t('common:retry'), onSelect: onRetry },
    conflict: { label: t('writing.state.compare'), onSelect: onCompare },
    gone: { label: t('writing.state.keepCopy'), onSelect: onKeepCopy },
  }[look as string]

  return (
    <div className={classes.status} data-look={look}>
      <Icon size={20} stroke={1.6} aria-hidden />
      <p role="status">{t(`writing.state.${look}`, { time: savedAt() })}</p>
      {action && (
        <Button variant="subtle" size="compact-md" className={classes.retry} onClick={action.onSelect}>
          {action.label}
        </Button>
      )}
    </div>
  )
}
