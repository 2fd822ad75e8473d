import { useTranslation } from 'react-i18next'
import { CardOverlay, type CardOverlayProps } from '#ui/MemberCard/CardOverlay'
import type { useEntryActions_entry$key } from './__generated__/useEntryActions_entry.graphql'
import type { MoreActions } from './moreActions'
import { useEntryActions } from './useEntryActions'

interface EntryMenuProps extends Pick<CardOverlayProps, 'opener' | 'touch'> {
  entry: useEntryActions_entry$key
  id: string
  title: string
  moreActions: MoreActions | undefined
}

/** The actions on an entry of a list, with their dialog. */
export function EntryMenu({ entry, id, title, moreActions, ...overlay }: EntryMenuProps) {
  const { t } = useTranslation('common')
  const { items, dialog } = useEntryActions(entry)
  return (
    <>
      <CardOverlay
        {...overlay}
        facts={{ name: title, ages: [] }}
        closeLabel={t('close')}
        items={[...items, ...(moreActions?.(id, title) ?? [])]}
      />
      {dialog}
    </>
  )
}
