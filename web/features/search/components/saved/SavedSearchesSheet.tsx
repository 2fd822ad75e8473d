import { Button } from '@mantine/core'
import { IconBookmark, IconBookmarkPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import { EmptyState } from '#ui/states/EmptyState'
import { Sheet } from '#ui/overlays/Sheet'
import { useDeleteSavedSearch } from '../../mutations/useDeleteSavedSearch'
import { RenameSearchSheet } from './RenameSearchSheet'
import classes from '../SavedSearches.module.css'
import { SavedSearchRow } from './SavedSearchRow'
import { useSavedSearches } from './useSavedSearches'

interface SavedSearchesSheetProps {
  /** Saves the current search; set when there is one to save. */
  onSave?: () => void
  onClose: () => void
}

type Saved = NonNullable<ReturnType<typeof useSavedSearches>>[number]

export function SavedSearchesSheet({ onSave, onClose }: SavedSearchesSheetProps) {
  const { t } = useTranslation(['search', 'common'])
  const searches = useSavedSearches()
  const [renamed, setRenamed] = useState<Saved | null>(null)
  const [doomed, setDoomed] = useState<Saved | null>(null)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [remove, busy] = useDeleteSavedSearch()
  const confirm = async () => {
    if (!doomed || !(await remove(doomed.id))) return
    setDoomed(null)
    // The page of the deleted search has nothing to show any more.
    if (pathname === `/Search/${doomed.legacyId}`) void navigate('/Search', { replace: true })
  }
  return (
    <>
      <Sheet
        opened
        onClose={onClose}
        title={t('search:saved.title')}
        closeLabel={t('common:close')}
        footer={
          onSave && (
            <Button leftSection={<IconBookmarkPlus size={18} stroke={1.6} aria-hidden />} onClick={onSave}>
              {t('search:save.title')}
            </Button>
          )
        }
      >
        {searches?.length ? (
          <ul className={classes.list}>
            {searches.map((saved) => (
              <SavedSearchRow
                key={saved.id}
                saved={saved}
                onRename={() => setRenamed(saved)}
                onDelete={() => setDoomed(saved)}
              />
            ))}
          </ul>
        ) : (
          <EmptyState
            compact
            title={t(searches ? 'search:saved.none' : 'search:failed.title')}
            text={searches ? t('search:saved.noneText') : undefined}
            icon={<IconBookmark size={26} stroke={1.5} />}
          />
        )}
      </Sheet>
      {renamed && <RenameSearchSheet saved={renamed} onClose={() => setRenamed(null)} />}
      <ConfirmDialog
        opened={doomed !== null}
        title={t('search:saved.deleteTitle', { name: doomed?.name })}
        message={t('search:saved.deleteText')}
        confirmLabel={t('common:delete')}
        danger
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setDoomed(null)}
      />
    </>
  )
}
