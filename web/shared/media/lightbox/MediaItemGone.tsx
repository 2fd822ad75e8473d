import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Sheet } from '#ui/overlays/Sheet'

/** Replaces a media item that was deleted or is hidden from the viewer. */
export function MediaItemGone({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['media', 'common'])
  return (
    <Sheet
      opened
      onClose={onClose}
      size="sm"
      title={t('gone.title')}
      description={t('gone.text')}
      closeLabel={t('common:close')}
      footer={<Button onClick={onClose}>{t('gone.back')}</Button>}
    />
  )
}
