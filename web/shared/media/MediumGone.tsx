import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Sheet } from '#ui/Sheet'

/** Stands where a medium was that has been taken away, or that its owner does not show to this viewer. */
export function MediumGone({ onClose }: { onClose: () => void }) {
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
