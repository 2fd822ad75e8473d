import { Button } from '@mantine/core'
import { IconFolderSymlink, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectionBar } from '#shared/media/SelectionBar'
import { DeleteDialog } from './DeleteDialog'
import { MoveSheet } from './MoveSheet'

interface OwnSelectionBarProps {
  /** Global ids of the selected media items. */
  ids: readonly string[]
  hasVideo: boolean
  onClear: () => void
  onChanged: () => void
}

/** Moves and deletes several of the member's own media items. */
export function OwnSelectionBar({ ids, hasVideo, onClear, onChanged }: OwnSelectionBarProps) {
  const { t } = useTranslation('media')
  const [dialog, setDialog] = useState<'move' | 'delete' | null>(null)
  const close = () => setDialog(null)
  return (
    <>
      <SelectionBar count={ids.length} onClear={onClear}>
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
      </SelectionBar>
      {dialog === 'move' && <MoveSheet ids={ids} hasVideo={hasVideo} onClose={close} onMoved={onChanged} />}
      {dialog === 'delete' && <DeleteDialog ids={ids} onClose={close} onDeleted={onChanged} />}
    </>
  )
}
