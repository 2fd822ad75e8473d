import { Button, SegmentedControl, Textarea } from '@mantine/core'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ContentEditor } from '#shared/richText/editing/ContentEditor'
import type { editableMedia_media$key } from '#shared/richText/editing/__generated__/editableMedia_media.graphql'
import { useKnownMedia } from '#shared/richText/editing/editableMedia'
import { tell } from '#platform/toasts/tell'
import { useLeaveGuard } from '#shared/uploads/useLeaveGuard'
import { Banner } from '#ui/states/Banner'
import { PageHeader } from '#ui/layout/PageHeader'
import type { Resolution, TextContent, Version } from './autosave'
import { ConflictDialog } from './ConflictDialog'
import { EditorMenu } from './EditorMenu'
import { SaveStatus } from './SaveStatus'
import classes from './TextEditor.module.css'
import type { TextKind, TextRequests, TextWords } from './textKind'
import { TextPreview } from './TextPreview'
import { useAutosave } from './useAutosave'
import { SaveBar } from './SaveBar'

const MAX_TITLE_LENGTH = 120
const MAX_TEXT_LENGTH = 30_000

/** What the fields of an area get. */
export interface SettingsProps<C extends TextContent> {
  readonly content: C
  readonly errorOf: (field: keyof C & string) => string | undefined
  readonly change: (part: Partial<C>) => void
}

interface TextEditorProps<C extends TextContent> {
  kind: TextKind<C>
  requests: TextRequests<C>
  words: TextWords
  /** Version on the server; null for a new text. */
  saved: Version<C> | null
  media: editableMedia_media$key
  /** The text is for a dark site, and so may its media be. */
  dark: boolean
  /** The saved version of a published text differs from the one that others read. */
  hasUnpublishedChanges: boolean
  /** Small text above the title. */
  eyebrow?: string
  /** The page that the header links to, where a deletion leads as well. */
  back: { label: string; href: string }
  /** The fields besides title and text. */
  renderSettings: (props: SettingsProps<C>) => ReactNode
  /** Stands below the text in previews. */
  renderFoot?: (content: C) => ReactNode
}

/** Editor of a text with title: saves automatically, and publishes when the author chooses to. */
export function TextEditor<C extends TextContent>(props: TextEditorProps<C>) {
  const { kind, requests, words, saved, media: savedMedia, dark, eyebrow, back, renderSettings, renderFoot } = props
  const { t } = useTranslation(['richText', 'common'])
  const navigate = useNavigate()
  const { autosave, state, restored } = useAutosave(kind, requests, saved)
  const media = useKnownMedia(savedMedia, dark)
  const [view, setView] = useState<'write' | 'preview'>('write')
  const [publishing, setPublishing] = useState(false)
  const [comparing, setComparing] = useState(true)
  const [changedAt, setChangedAt] = useState(() => new Date())
  const [kept, setKept] = useState(restored)
  const [left, setLeft] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const fields = useRef<HTMLDivElement>(null)

  const { content, entry, phase, dirty, errors, other } = state
  const published = entry?.published ?? false
  const hasChanges = props.hasUnpublishedChanges || dirty
  /** Errors of fields that the form does not have stand at the text. */
  const errorOf = (field: string) =>
    errors.find((error) => {
      const [name = ''] = (error.field ?? '').split('.')
      return (Object.hasOwn(content, name) ? name : 'html') === field
    })?.message

  // Runs once the errors are rendered at their fields.
  useEffect(() => {
    if (refusals > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusals])

  const change = (part: Partial<C>) => {
    autosave.change(part)
    setChangedAt(new Date())
  }
  const changeText = (part: Partial<TextContent>) => change(part as Partial<C>)
  const unfinished = media.unfinished > 0
  const { question } = useLeaveGuard((dirty || unfinished) && !left, {
    words: unfinished
      ? t('editing.uploading.leave', { returnObjects: true })
      : t('writing.leave', { returnObjects: true }),
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
    if (unfinished) return tell(t('editing.uploading.wait'))
    setPublishing(true)
    const outcome = await autosave.save(true)
    setPublishing(false)
    if (outcome.kind === 'saved') {
      tell(published ? t('writing.publish.changed') : words.published)
      leaveFor(outcome.entry.path)
    } else if (outcome.kind === 'refused') {
      setView('write')
      setRefusals((before) => before + 1)
    } else if (outcome.kind === 'failed') {
      tell(t('writing.publish.failed'))
    }
  }
  const resolve = async (resolution: Resolution) => {
    const outcome = await autosave.resolve(resolution)
    if (outcome.kind === 'saved') tell(t(`writing.conflict.done.${resolution}`))
    setComparing(true)
  }
  const discard = async () => {
    const version = entry && (await requests.discard(entry))
    if (!version) return
    autosave.replace(version)
    tell(t('writing.discard.done'))
  }
  const remove = async () => {
    if (entry && (await requests.remove(entry))) {
      autosave.replace({ content: kind.rules.empty, entry })
      tell(words.deletion.done(content.title || t('writing.untitled')))
      leaveFor(back.href)
    }
  }

  return (
    <>
      <PageHeader
        eyebrow={eyebrow}
        title={published ? words.titleEdit : words.titleNew}
        back={back}
        actions={
          <SegmentedControl
            aria-label={t('writing.view.label')}
            value={view}
            onChange={setView}
            data={[
              { value: 'write', label: t('writing.view.write') },
              { value: 'preview', label: t('writing.view.preview') },
            ]}
          />
        }
      />
      {kept && (
        <Banner
          action={{
            label: t('writing.restored.discard'),
            onSelect: () => {
              setKept(false)
              autosave.change(kind.rules.empty)
            },
          }}
          dismiss={{ label: t('common:close'), onDismiss: () => setKept(false) }}
        >
          {t('writing.restored.text')}
        </Banner>
      )}
      {published && hasChanges && <Banner>{words.changesNote}</Banner>}
      {view === 'preview' && (
        <TextPreview content={content} media={media}>
          {renderFoot?.(content)}
        </TextPreview>
      )}
      <div className={classes.columns} hidden={view === 'preview'} ref={fields}>
        <div className={classes.writing}>
          <Textarea
            label={t('writing.title.label')}
            classNames={{ input: classes.title }}
            placeholder={t('writing.title.example')}
            rows={1}
            maxLength={MAX_TITLE_LENGTH}
            value={content.title}
            error={errorOf('title')}
            onChange={(event) => changeText({ title: event.currentTarget.value.replaceAll('\n', ' ') })}
          />
          <ContentEditor
            label={t('writing.text.label')}
            placeholder={t('writing.text.example')}
            maxLength={MAX_TEXT_LENGTH}
            value={content.html}
            error={errorOf('html')}
            onChange={(html) => changeText({ html })}
            media={media}
          />
        </div>
        <div className={classes.settings}>{renderSettings({ content, errorOf, change })}</div>
      </div>
      <SaveBar>
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
              deletion={words.deletion}
              changed={hasChanges || entry.revision !== saved?.entry.revision}
              onDiscard={discard}
              onDelete={remove}
            />
          )}
          <Button
            loading={publishing}
            disabled={phase === 'conflict' || phase === 'gone'}
            onClick={() => void publish()}
          >
            {published ? t('writing.publish.changes') : t('writing.publish.action')}
          </Button>
        </div>
      </SaveBar>
      {other && comparing && (
        <ConflictDialog
          title={words.conflictTitle}
          content={content}
          other={other}
          media={media}
          changedAt={changedAt}
          renderFoot={renderFoot}
          onResolve={(resolution) => void resolve(resolution)}
          onClose={() => setComparing(false)}
        />
      )}
      {question}
    </>
  )
}
