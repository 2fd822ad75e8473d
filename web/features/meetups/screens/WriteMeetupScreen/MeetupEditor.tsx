import { Button, Switch, TextInput } from '@mantine/core'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { CoverField } from '#shared/lodges/cover/CoverField'
import { lodgePath, meetupPath } from '#shared/lodges/paths'
import { ContentEditor } from '#shared/richText/editing/ContentEditor'
import type { editableMedia_media$key } from '#shared/richText/editing/__generated__/editableMedia_media.graphql'
import { useKnownMedia } from '#shared/richText/editing/editableMedia'
import { useLeaveGuard } from '#shared/uploads/useLeaveGuard'
import { useFieldErrors } from '#shared/writing/useFieldErrors'
import { useKeptContent } from '#shared/writing/useKeptContent'
import { useLocale } from '#platform/i18n/useLocale'
import { tell } from '#platform/toasts/tell'
import { PageHeader } from '#ui/layout/PageHeader'
import { Section } from '#ui/layout/Section'
import { Banner } from '#ui/states/Banner'
import { DAY_QUERY } from '../../address'
import { isDay } from '#shared/lodges/meetups/calendar'
import { SaveBar } from '#shared/writing/SaveBar'
import { EMPTY_CONTENT, FIELDS, isSame, missingIn, typedDate, type MeetupContent } from '../../writing/content'
import type { SavedMeetup } from '../../writing/readMeetup'
import { useLatestMeetup } from '../../writing/useLatestMeetup'
import { useSaveMeetup, type MeetupVersion } from '../../writing/useSaveMeetup'
import { ConflictSheet } from './ConflictSheet'
import classes from './MeetupEditor.module.css'
import { PlaceFields } from './PlaceFields'
import { TimeFields } from './TimeFields'

const MAX_TITLE_LENGTH = 120
const MAX_TEXT_LENGTH = 30_000

interface MeetupEditorProps {
  lodge: { readonly id: string; readonly legacyId: number; readonly name: string; readonly isDark: boolean }
  /** Version on the server; null for a new meetup. */
  saved: SavedMeetup | null
  media: editableMedia_media$key
}

/** The form of a meetup; what is written is kept in this tab until it is saved. */
export function MeetupEditor({ lodge, saved, media: savedMedia }: MeetupEditorProps) {
  const { t } = useTranslation(['meetups', 'lodge', 'richText'])
  const locale = useLocale()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const day = search.get(DAY_QUERY) ?? ''
  const [empty] = useState<MeetupContent>(() => {
    const date = isDay(day) ? typedDate(day, locale) : ''
    return { ...EMPTY_CONTENT, localBegin: { date, time: '' }, localEnd: { date, time: '' } }
  })
  const name = `meetup ${saved?.legacyId ?? `new in ${lodge.legacyId}`}`
  const kept = useKeptContent<MeetupContent, SavedMeetup>({ name, saved, empty, isSame })
  const { errors, show, place, clear } = useFieldErrors(FIELDS)
  const { create, edit, busy } = useSaveMeetup(lodge.id)
  const fetchLatest = useLatestMeetup()
  const media = useKnownMedia(savedMedia, lodge.isDark)
  const [following, setFollowing] = useState(false)
  const [other, setOther] = useState<SavedMeetup | null>(null)
  const [refusals, setRefusals] = useState(0)
  const [left, setLeft] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const hintId = useId()
  const { content } = kept
  const unfinished = media.unfinished > 0
  // Pages of the client may be left, because the text is kept; a picture on its way would be lost.
  const { question } = useLeaveGuard((kept.isDirty || unfinished) && !left, { finish: async () => !unfinished })

  // Runs once the errors are rendered at their fields.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusals])

  const change = (part: Partial<MeetupContent>) => {
    kept.change(part)
    clear(part)
  }
  const save = async (version: MeetupVersion | null) => {
    const outcome = { conflict: false }
    const onRefused: Parameters<typeof create>[2] = (refused) => {
      outcome.conflict = refused.some(({ code }) => code === 'EDIT_CONFLICT')
      if (outcome.conflict) return
      place(refused)
      setRefusals((before) => before + 1)
    }
    const done = version
      ? await edit(content, version, following, onRefused)
      : await create(content, kept.key, onRefused)
    if (outcome.conflict && saved) setOther(await fetchLatest(saved.legacyId))
    if (done === null) return
    setOther(null)
    setLeft(true)
    kept.forget()
    tell(saved ? t('editor.saved') : t('editor.created'))
    // After a render, so that the guard no longer asks.
    window.setTimeout(() => void navigate(meetupPath(lodge.legacyId, done), { replace: saved === null }))
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const missing = missingIn(content, locale)
    show(Object.fromEntries(missing.map((field) => [field, t(`editor.missing.${field as 'title'}`)])))
    if (missing.length > 0) setRefusals((before) => before + 1)
    // Others would miss the picture.
    else if (unfinished) tell(t('richText:editing.uploading.wait'))
    else void save(saved && (kept.base ?? saved))
  }
  const takeOther = (version: SavedMeetup) => {
    kept.rebase(version)
    setOther(null)
    tell(t('editor.conflict.took'))
  }
  const fields = { content, errors, onChange: change }

  return (
    <>
      <PageHeader
        eyebrow={lodge.name}
        title={saved ? t('editor.titleEdit') : t('editor.titleNew')}
        back={
          saved
            ? { label: t('editor.toMeetup'), href: meetupPath(lodge.legacyId, saved.legacyId) }
            : { label: t('lodge:tabs.calendar'), href: lodgePath(lodge.legacyId, 'Calendar') }
        }
      />
      {kept.wasRestored && kept.isDirty && (
        <Banner action={{ label: t('editor.restored.discard'), onSelect: kept.reset }}>
          {t('editor.restored.text')}
        </Banner>
      )}
      <form ref={form} noValidate onSubmit={submit} className={classes.form}>
        <div className={classes.fields}>
          <TextInput
            required
            withAsterisk={false}
            label={t('editor.title.label')}
            placeholder={t('editor.title.example')}
            maxLength={MAX_TITLE_LENGTH}
            value={content.title}
            error={errors.title}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
        </div>
        <Section title={t('facts.when')}>
          <TimeFields {...fields} isNew={saved === null} />
        </Section>
        <Section title={t('facts.where')}>
          <div className={classes.fields}>
            <TextInput
              label={t('editor.place.label')}
              placeholder={t('editor.place.example')}
              maxLength={MAX_TITLE_LENGTH}
              value={content.place}
              error={errors.place}
              onChange={(event) => change({ place: event.currentTarget.value })}
            />
            <TextInput
              label={t('editor.address.label')}
              description={t('editor.address.text')}
              maxLength={300}
              value={content.address}
              error={errors.address}
              onChange={(event) => change({ address: event.currentTarget.value })}
            />
          </div>
        </Section>
        <Section title={t('editor.about')}>
          <div className={classes.fields}>
            <CoverField
              label={t('editor.cover.label')}
              description={t('editor.cover.text')}
              value={content.coverId}
              error={errors.coverId}
              onChange={(coverId) => change({ coverId })}
            />
            <ContentEditor
              label={t('editor.html.label')}
              placeholder={t('editor.html.example')}
              maxLength={MAX_TEXT_LENGTH}
              value={content.html}
              error={errors.html}
              onChange={(html) => change({ html })}
              media={media}
            />
          </div>
        </Section>
        <Section title={t('facts.places')}>
          <PlaceFields {...fields} />
        </Section>
        {saved?.isOfSeries && (
          <div>
            <Switch
              label={t('editor.following.label')}
              aria-describedby={hintId}
              checked={following}
              onChange={(event) => setFollowing(event.currentTarget.checked)}
            />
            <p id={hintId} className={classes.quiet}>
              {t('editor.following.text')}
            </p>
          </div>
        )}
        <SaveBar>
          <p className={classes.status} role="status">
            {kept.isDirty ? t('editor.unsaved') : saved && t('editor.unchanged')}
          </p>
          <Button type="submit" loading={busy} disabled={saved !== null && !kept.isDirty}>
            {saved ? t('editor.save') : t('editor.create')}
          </Button>
        </SaveBar>
      </form>
      {other && (
        <ConflictSheet
          mine={content}
          other={other.content}
          onKeepMine={() => void save(other)}
          onTakeOther={() => takeOther(other)}
          onClose={() => setOther(null)}
        />
      )}
      {question}
    </>
  )
}
