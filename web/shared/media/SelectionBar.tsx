import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './SelectionBar.module.css'

interface SelectionBarProps {
  /** The number of selected media items. */
  count: number
  onClear: () => void
  /** Small buttons for what can be done with them. */
  children: ReactNode
}

/** What to do with several selected media items. Screens load the texts `media`. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation('media')
  return (
    <div className={classes.bar} role="region" aria-label={t('manage.bar')}>
      <ActionIcon aria-label={t('manage.clear')} onClick={onClear}>
        <IconX size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      <span className={classes.count} role="status">
        {t('manage.selected', { count })}
      </span>
      {children}
    </div>
  )
}
