import { ActionIcon, Button } from '@mantine/core'
import { IconFolderSymlink, IconTrash, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeleteDialog } from './DeleteDialog'
import { MoveSheet } from './MoveSheet'
import classes from './SelectionBar.module.css'

interface SelectionBarProps {
  /** Global ids of the selected media items. */
  ids: readonly string[]
  hasVideo: boolean
  onClear: () => void
  onChanged: () => void
}

export function SelectionBar({ ids, hasVideo, onClear, onChanged }: SelectionBarProps) {
  const { t } = useTranslation('media')
  const [dialog, setDialog] = useState<'move' | 'delete' | null>(null)
  const close = () => setDialog(null)
  return (
    <>
      <div className={classes.bar} role="region" aria-label={t('manage.bar')}>
        <ActionIcon aria-label={t('manage.clear')} onClick={onClear}>
          <IconX size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
        <span className={classes.count} role="status">
          {t('manage.selected', { count: ids.length })}
        </span>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconFolderSymlink size={18} stroke={1.6} aria-hidden />}
          onClick={() => setDialog('move')}
        >
          {t('manage.move')}
        </Button>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconTrash size={18} stroke={1.6} aria-hidden />}
          onClick={() => setDialog('delete')}
        >
          {t('manage.delete')}
        </Button>
      </div>
      {dialog === 'move' && <MoveSheet ids={ids} hasVideo={hasVideo} onClose={close} onMoved={onChanged} />}
      {dialog === 'delete' && <DeleteDialog ids={ids} onClose={close} onDeleted={onChanged} />}
    </>
  )
}
