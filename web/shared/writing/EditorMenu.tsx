import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowBackUp, IconDots, IconEye, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '#ui/links/AppLink'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import type { SavedEntry } from './autosave'
import type { DeletionWords } from './textKind'

interface EditorMenuProps {
  entry: SavedEntry
  title: string
  deletion: DeletionWords
  /** There are changes to discard. */
  changed: boolean
  onDiscard: () => Promise<unknown>
  onDelete: () => Promise<unknown>
}

export function EditorMenu({ entry, title, deletion, changed, onDiscard, onDelete }: EditorMenuProps) {
  const { t } = useTranslation('richText')
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
          <ActionIcon aria-label={t('writing.menu.label')}>
            <IconDots size={22} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {entry.published && (
            <Menu.Item
              component={AppLink}
              href={entry.path}
              leftSection={<IconEye size={18} stroke={1.75} aria-hidden />}
            >
              {t('writing.menu.read')}
            </Menu.Item>
          )}
          {entry.published && (
            <Menu.Item
              disabled={!changed}
              leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />}
              onClick={() => setAsked('discard')}
            >
              {t('writing.discard.action')}
            </Menu.Item>
          )}
          <Menu.Item
            color="danger"
            leftSection={<IconTrash size={18} stroke={1.75} aria-hidden />}
            onClick={() => setAsked('delete')}
          >
            {deletion.action}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={asked === 'discard'}
        title={t('writing.discard.title')}
        message={t('writing.discard.text')}
        confirmLabel={t('writing.discard.action')}
        cancelLabel={t('writing.discard.keep')}
        danger
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(null)}
      />
      <ConfirmDialog
        opened={asked === 'delete'}
        title={deletion.question}
        message={deletion.text(title || t('writing.untitled'))}
        confirmLabel={deletion.action}
        danger
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(null)}
      />
    </>
  )
}
