import { Switch } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { blogPath, editEntryPath } from '#shared/blogs/paths'
import type { editableMedia_media$key } from '#shared/richText/editing/__generated__/editableMedia_media.graphql'
import type { Version } from '#shared/writing/autosave'
import { TextEditor, type SettingsProps } from '#shared/writing/TextEditor'
import type { TextKind } from '#shared/writing/textKind'
import { useDeleteEntry } from '../../mutations/useDeleteEntry'
import { CONTENT_RULES, type Content } from '../../writing/content'
import { useDiscardChanges } from '../../writing/useDiscardChanges'
import { useLatestDraft } from '../../writing/useLatestDraft'
import { useSaveEntry } from '../../writing/useSaveEntry'
import { AudienceField } from './AudienceField'
import classes from './EntryEditor.module.css'
import { TagsField } from './TagsField'

const KIND: TextKind<Content> = {
  rules: CONTENT_RULES,
  copyOf: (legacyId) => `blogEntry ${legacyId ?? 'new'}`,
  editPath: editEntryPath,
}

interface EntryEditorProps {
  /** Version on the server; null for a new entry. */
  saved: Version<Content> | null
  media: editableMedia_media$key
  /** The entry was written on a dark site and is visible only there. */
  dark: boolean
  /** The saved version of a published entry differs from the one that others read. */
  hasUnpublishedChanges: boolean
}

/** Editor of a blog entry. */
export function EntryEditor({ dark, ...props }: EntryEditorProps) {
  const { t } = useTranslation('blogs')
  const [deleteEntry] = useDeleteEntry()
  const requests = {
    send: useSaveEntry(),
    latest: useLatestDraft(),
    discard: useDiscardChanges(),
    remove: ({ entryId }: { readonly entryId: string }) => deleteEntry(entryId),
  }
  return (
    <TextEditor
      {...props}
      kind={KIND}
      requests={requests}
      words={{
        titleNew: t('editor.titleNew'),
        titleEdit: t('editor.titleEdit'),
        changesNote: t('editor.changesNote'),
        published: t('editor.published'),
        conflictTitle: t('editor.conflictTitle'),
        deletion: {
          action: t('entry.delete.action'),
          question: t('entry.delete.title'),
          text: (title) => t('entry.delete.text', { title }),
          done: (title) => t('entry.delete.done', { title }),
        },
      }}
      dark={dark}
      eyebrow={dark ? t('editor.darkMark') : undefined}
      back={{ label: t('lists.tabs.myBlogs'), href: blogPath('MyBlogs') }}
      renderSettings={(settings) => <EntrySettings {...settings} dark={dark} />}
      renderFoot={({ tags }) =>
        tags.length > 0 && (
          <ul className={classes.tags} aria-label={t('editor.tags.label')}>
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )
      }
    />
  )
}

function EntrySettings({ content, errorOf, change, dark }: SettingsProps<Content> & { dark: boolean }) {
  const { t } = useTranslation('blogs')
  const commentsHint = useId()
  return (
    <>
      <TagsField value={content.tags} dark={dark} error={errorOf('tags')} onChange={(tags) => change({ tags })} />
      <AudienceField
        value={content.audience}
        error={errorOf('audience')}
        onChange={(audience) => change({ audience })}
      />
      <div>
        <Switch
          label={t('editor.comments.label')}
          aria-describedby={commentsHint}
          checked={content.commentsEnabled}
          onChange={(event) => change({ commentsEnabled: event.currentTarget.checked })}
        />
        <p id={commentsHint} className={classes.hint}>
          {content.commentsEnabled ? t('editor.comments.on') : t('editor.comments.off')}
        </p>
      </div>
      {dark && <p className={classes.hint}>{t('editor.darkText')}</p>}
    </>
  )
}
