import { Button } from '@mantine/core'
import { IconBookmarkPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Search } from '#shared/search/searchAddress'
import classes from '../SavedSearches.module.css'
import { SavedSearchesButton } from './SavedSearchesButton'
import { SaveSearchSheet } from './SaveSearchSheet'

/** Saving the current search and the saved ones; on phones the sheet of saved searches contains both. */
export function SearchActions({ search }: { search: Search }) {
  const { t } = useTranslation('search')
  const [saves, setSaves] = useState(false)
  return (
    <>
      <SavedSearchesButton onSave={() => setSaves(true)} />
      <Button
        variant="default"
        className={classes.save}
        leftSection={<IconBookmarkPlus size={18} stroke={1.6} aria-hidden />}
        onClick={() => setSaves(true)}
      >
        {t('save.open')}
      </Button>
      <Suspense fallback={null}>
        {saves && <SaveSearchSheet search={search} onClose={() => setSaves(false)} />}
      </Suspense>
    </>
  )
}
