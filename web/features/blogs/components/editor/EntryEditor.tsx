import { Button, SegmentedControl, Switch, Textarea } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { blogPath, entryPath } from '#shared/blogs/paths'
import { ContentEditor } from '#shared/richText/editing/ContentEditor'
import type { editableMedia_media$key } from '#shared/richText/editing/__generated__/editableMedia_media.graphql'
import { useKnownMedia } from '#shared/richText/editing/editableMedia'
import { tell } from '#platform/toasts/tell'
import { useLeaveGuard } from '#shared/uploads/useLeaveGuard'
import { Banner } from '#ui/states/Banner'
import { PageHeader } from '#ui/layout/PageHeader'
import { useDeleteEntry } from '../../mutations/useDeleteEntry'
import { AudienceField } from './AudienceField'
import type { Resolution, Version } from '../../saving/autosave'
import { ConflictDialog } from './ConflictDialog'
import { EMPTY_CONTENT, type Content } from '../../saving/content'
import classes from './EntryEditor.module.css'
import { EditorMenu } from './EditorMenu'
import { EntryPreview } from './EntryPreview'
import { SaveStatus } from './SaveStatus'
import { TagsField } from './TagsField'
import { useAutosave } from './useAutosave'
import { useDiscard } from './useDiscard'

const MAX_TITLE_LENGTH = 120
const MAX_TEXT_LENGTH = 30_000
const FIELDS = ['title', 'html', 'tags', 'audience'] as const

interface EntryEditorProps {
  /** Version on the server; null for a new entry. */
  saved: Version | null
  media: editableMedia_media$key
  /** The entry was written on a dark site and is visible only there. */
  dark: boolean
  /** The saved version of a published entry differs from the one that others read. */
  hasUnpublishedChanges: boolean
}

/** Editor of an entry: saves automatically, and publishes when the author chooses to. */
export function EntryEditor({ saved, media: savedMedia, dark, hasUnpublishedChanges }: EntryEditorProps) {
  const { t } = useTranslation(['blogs', 'blogEntries', 'common', 'richText'])
  const navigate = useNavigate()
  const { autosave, state, restored } = useAutosave(saved)
  const media = useKnownMedia(savedMedia, dark)
  const [view, setView] = useState<'write' | 'preview'>('write')
  const [publishing, setPublishing] = useState(false)
  const [comparing, setComparing] = useState(true)
  const [changedAt, setChangedAt] = useState(() => new Date())
  const [kept, setKept] = useState(restored)
  const [left, setLeft] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const fields = useRef<HTMLDivElement>(null)
  const commentsHint = useId()
  const [deleteEntry] = useDeleteEntry()
  const discard = useDiscard(autosave)

  const { content, entry, phase, dirty, errors, other } = state
  const published = entry?.published ?? false
  const errorOf = (field: (typeof FIELDS)[number]) =>
    errors.find((error) => (FIELDS.find((known) => known === error.field?.split('.')[0]) ?? 'html') === field)?.message

  // Runs once the errors are rendered at their fields.
  useEffect(() => {
    if (refusals > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusals])

  const change = (part: Partial<Content>) => {
    autosave.change(part)
    setChangedAt(new Date())
  }
  const unfinished = media.unfinished > 0
  const { question } = useLeaveGuard((dirty || unfinished) && !left, {
    words: unfinished
      ? t('richText:editing.uploading.leave', { returnObjects: true })
      : t('editor.leave', { returnObjects: true }),
    finish: async () => {
      const isSaved = !dirty || ((await autosave.save(false)).kind === 'saved' && !autosave.state().dirty)
      return isSaved && !unfinished
    },
  })
  /** Navigates after a render, so that the leave guard no longer blocks. */
  const leaveFor = (path: string) => {
    setLeft(true)
    window.setTimeout(() => void navigate(path))
  }
  const publish = async () => {
    // Others would miss the media item, and leaving the page would abort its upload.
    if (unfinished) return tell(t('richText:editing.uploading.wait'))
    setPublishing(true)
    const outcome = await autosave.save(true)
    setPublishing(false)
    if (outcome.kind === 'saved') {
      tell(published ? t('editor.publish.changed') : t('editor.publish.done'))
      leaveFor(entryPath(outcome.entry.legacyId, outcome.entry.slug))
    } else if (outcome.kind === 'refused') {
      setView('write')
      setRefusals((before) => before + 1)
    } else if (outcome.kind === 'failed') {
      tell(t('editor.publish.failed'))
    }
  }
  const resolve = async (resolution: Resolution) => {
    const outcome = await autosave.resolve(resolution)
    if (outcome.kind === 'saved') tell(t(`editor.conflict.done.${resolution}`))
    setComparing(true)
  }
  const remove = async () => {
    if (entry && (await deleteEntry(entry.entryId))) {
      autosave.replace({ content: EMPTY_CONTENT, entry })
      tell(t('entry.delete.done', { title: content.title || t('blogEntries:untitled') }))
      leaveFor(blogPath('MyBlogs'))
    }
  }

  return (
    <>
      <PageHeader
        eyebrow={dark ? t('editor.darkMark') : undefined}
        title={published ? t('editor.titleEdit') : t('editor.titleNew')}
        back={{ label: t('lists.tabs.myBlogs'), href: blogPath('MyBlogs') }}
        actions={
          <SegmentedControl
            aria-label={t('editor.view.label')}
            value={view}
            onChange={setView}
            data={[
              { value: 'write', label: t('editor.view.write') },
              { value: 'preview', label: t('editor.view.preview') },
            ]}
          />
        }
      />
      {kept && (
        <Banner
          action={{
            label: t('editor.restored.discard'),
            onSelect: () => {
              setKept(false)
              autosave.change(EMPTY_CONTENT)
            },
          }}
          dismiss={{ label: t('common:close'), onDismiss: () => setKept(false) }}
        >
          {t('editor.restored.text')}
        </Banner>
      )}
      {published && (hasUnpublishedChanges || dirty) && <Banner>{t('editor.changesNote')}</Banner>}
      {view === 'preview' && <EntryPreview content={content} media={media} />}
      <div className={classes.columns} hidden={view === 'preview'} ref={fields}>
        <div className={classes.writing}>
          <Textarea
            label={t('editor.title.label')}
            classNames={{ input: classes.title }}
            placeholder={t('editor.title.example')}
            rows={1}
            maxLength={MAX_TITLE_LENGTH}
            value={content.title}
            error={errorOf('title')}
            onChange={(event) => change({ title: event.currentTarget.value.replaceAll('\n', ' ') })}
          />
          <ContentEditor
            label={t('editor.text.label')}
            placeholder={t('editor.text.example')}
            maxLength={MAX_TEXT_LENGTH}
            value={content.html}
            error={errorOf('html')}
            onChange={(html) => change({ html })}
            media={media}
          />
        </div>
        <div className={classes.settings}>
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
        </div>
      </div>
      <div className={classes.bar}>
        <SaveStatus
          state={state}
          onRetry={() => void autosave.save(false)}
          onCompare={() => setComparing(true)}
          onKeepCopy={() => void resolve('copy')}
        />
        <div className={classes.actions}>
          {entry && (
            <EditorMenu
              entry={entry}
              title={content.title}
              changed={hasUnpublishedChanges || dirty || entry.revision !== saved?.entry.revision}
              onDiscard={() => discard(entry)}
              onDelete={remove}
            />
          )}
          <Button
            loading={publishing}
            disabled={phase === 'conflict' || phase === 'gone'}
            onClick={() => void publish()}
          >
            {published ? t('editor.publish.changes') : t('editor.publish.action')}
          </Button>
        </div>
      </div>
      {other && comparing && (
        <ConflictDialog
          state={state}
          other={other}
          media={media}
          changedAt={changedAt}
          onResolve={(resolution) => void resolve(resolution)}
          onClose={() => setComparing(false)}
        />
      )}
      {question}
    </>
  )
}
