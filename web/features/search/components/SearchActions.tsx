import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconBookmarkPlus, IconBookmarks } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Search } from '../filters/searchAddress'
import { SavedSearchesSheet } from './SavedSearchesSheet'
import { SaveSearchSheet } from './SaveSearchSheet'

/** Keeping the present search, and the way to those that were kept. */
export function SearchActions({ search }: { search: Search }) {
  const { t } = useTranslation('search')
  const [opened, setOpened] = useState<'save' | 'list' | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <Tooltip label={t('saved.title')}>
        <ActionIcon variant="default" size={46} aria-label={t('saved.title')} onClick={() => setOpened('list')}>
          <IconBookmarks size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Button
        variant="default"
        leftSection={<IconBookmarkPlus size={18} stroke={1.6} aria-hidden />}
        onClick={() => setOpened('save')}
      >
        {t('save.open')}
      </Button>
      <Suspense fallback={null}>
        {opened === 'list' && <SavedSearchesSheet onClose={close} />}
        {opened === 'save' && <SaveSearchSheet search={search} onClose={close} />}
      </Suspense>
    </>
  )
}
