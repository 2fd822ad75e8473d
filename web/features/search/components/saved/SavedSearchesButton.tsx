import { ActionIcon, Tooltip } from '@mantine/core'
import { IconBookmarks } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SavedSearchesSheet } from './SavedSearchesSheet'

interface SavedSearchesButtonProps {
  /** Saves the current search; set when it is not saved yet. */
  onSave?: () => void
}

export function SavedSearchesButton({ onSave }: SavedSearchesButtonProps) {
  const { t } = useTranslation('search')
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  const save = () => {
    close()
    onSave?.()
  }
  return (
    <>
      <Tooltip label={t('saved.title')}>
        <ActionIcon variant="default" size={46} aria-label={t('saved.title')} onClick={() => setOpened(true)}>
          <IconBookmarks size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Suspense fallback={null}>{opened && <SavedSearchesSheet onSave={onSave && save} onClose={close} />}</Suspense>
    </>
  )
}
