import { ActionIcon, Tooltip } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './NotificationsPanelBody.module.css'

interface MarkAllReadProps {
  /** There is something to mark. */
  any: boolean
  onMark: () => void
}

/** Marks everything of the tab as read. It stays where it is when there is nothing left, so that the keyboard keeps its place. */
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
