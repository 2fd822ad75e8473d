import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowBackUp, IconDots, IconEye, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { entryPath } from '#shared/blogs/paths'
import { AppLink } from '#ui/links/AppLink'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import type { SavedEntry } from '../../saving/autosave'

interface EditorMenuProps {
  entry: SavedEntry
  title: string
  /** There are changes to discard. */
  changed: boolean
  /** Both resolve with whether the action succeeded. */
  onDiscard: () => Promise<unknown>
  onDelete: () => Promise<unknown>
}

export function EditorMenu({ entry, title, changed, onDiscard, onDelete }: EditorMenuProps) {
  const { t } = useTranslation(['blogs', 'blogEntries', 'common'])
  const [asked, setAsked] = useState<'discard' | 'delete' | null>(null)
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await (asked === 'delete' ? onDelete() : onDiscard())
    setBusy(false)
    setAsked(null)
  }
  return (
    <>
      <Menu>
        <Menu.Target>
          <ActionIcon aria-label={t('editor.menu.label')}>
            <IconDots size={22} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {entry.published && (
            <Menu.Item
              component={AppLink}
              href={entryPath(entry.legacyId, entry.slug)}
              leftSection={<IconEye size={18} stroke={1.75} aria-hidden />}
            >
              {t('editor.menu.read')}
            </Menu.Item>
          )}
          {entry.published && (
            <Menu.Item
              disabled={!changed}
              leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />}
              onClick={() => setAsked('discard')}
            >
              {t('editor.discard.action')}
            </Menu.Item>
          )}
          <Menu.Item
            color="danger"
            leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
            onClick={() => setAsked('delete')}
          >
            {t('entry.delete.action')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={asked === 'discard'}
        title={t('editor.discard.title')}
        message={t('editor.discard.text')}
        confirmLabel={t('editor.discard.action')}
        cancelLabel={t('editor.discard.keep')}
        danger
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(null)}
      />
      <ConfirmDialog
        opened={asked === 'delete'}
        title={t('entry.delete.title')}
        message={t('entry.delete.text', { title: title || t('blogEntries:untitled') })}
        confirmLabel={t('entry.delete.action')}
        danger
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(null)}
      />
    </>
  )
}
