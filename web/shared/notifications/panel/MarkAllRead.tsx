import { ActionIcon, Tooltip } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './NotificationsPanelBody.module.css'

interface MarkAllReadProps {
  /** Whether there is anything unread. */
  any: boolean
  onMark: () => void
}

/** Marks all notifications of the tab as read. The button stays when nothing is left, so that it keeps the focus. */
export function MarkAllRead({ any, onMark }: MarkAllReadProps) {
  const { t } = useTranslation('notifications')
  return (
    <Tooltip label={t('markAll')} withinPortal={false}>
      <ActionIcon
        className={classes.markAll}
        aria-label={t('markAll')}
        aria-disabled={!any}
        onClick={() => {
          if (any) onMark()
        }}
      >
        <IconChecks size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
