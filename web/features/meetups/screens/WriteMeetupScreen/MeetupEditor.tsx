import { Switch } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { isDay } from '#shared/gatherings/calendar'
import { AboutFields } from '#shared/gatherings/editing/AboutFields'
import classes from '#shared/gatherings/editing/editing.module.css'
import { GatheringFrame } from '#shared/gatherings/editing/GatheringFrame'
import { GatheringTextField } from '#shared/gatherings/editing/GatheringTextField'
import { PlaceFields } from '#shared/gatherings/editing/PlaceFields'
import { typedDate } from '#shared/gatherings/editing/typed'
import { useGatheringForm } from '#shared/gatherings/editing/useGatheringForm'
import { lodgePath, meetupPath } from '#shared/lodges/paths'
import type { editableMedia_media$key } from '#shared/richText/editing/__generated__/editableMedia_media.graphql'
import { useKnownMedia } from '#shared/richText/editing/editableMedia'
import { useLocale } from '#platform/i18n/useLocale'
import { PageHeader } from '#ui/layout/PageHeader'
import { Section } from '#ui/layout/Section'
import { DAY_QUERY } from '../../address'
import { EMPTY_CONTENT, FIELDS, isSame, missingIn, type MeetupContent } from '../../writing/content'
import type { SavedMeetup } from '../../writing/readMeetup'
import { useLatestMeetup } from '../../writing/useLatestMeetup'
import { useSaveMeetup } from '../../writing/useSaveMeetup'
import { ConflictSheet } from './ConflictSheet'
import { TimeFields } from './TimeFields'

interface MeetupEditorProps {
  lodge: { readonly id: string; readonly legacyId: number; readonly name: string; readonly isDark: boolean }
  /** Version on the server; null for a new meetup. */
  saved: SavedMeetup | null
  media: editableMedia_media$key
}

/** The form of a meetup; what is written is kept in this tab until it is saved. */
export function MeetupEditor({ lodge, saved, media: savedMedia }: MeetupEditorProps) {
  const { t } = useTranslation(['meetups', 'gatherings', 'lodge'])
  const locale = useLocale()
  const [search] = useSearchParams()
  const day = search.get(DAY_QUERY) ?? ''
  const [empty] = useState<MeetupContent>(() => {
    const date = isDay(day) ? typedDate(day, locale) : ''
    return { ...EMPTY_CONTENT, localBegin: { date, time: '' }, localEnd: { date, time: '' } }
  })
  const { create, edit, busy } = useSaveMeetup(lodge.id)
  const fetchLatest = useLatestMeetup()
  const media = useKnownMedia(savedMedia, lodge.isDark)
  const [following, setFollowing] = useState(false)
  const hintId = useId()
  const problemsIn = (written: MeetupContent) =>
    Object.fromEntries(
      missingIn(written, locale).map((field) => [
        field,
        field === 'repeatUntil' ? t('editor.missing.repeatUntil') : t(`gatherings:editor.missing.${field}`),
      ]),
    )
  const { form, content, errors, change, submit, question, conflict, ...state } = useGatheringForm<
    MeetupContent,
    SavedMeetup
  >({
    name: `meetup ${saved?.legacyId ?? `new in ${lodge.legacyId}`}`,
    saved,
    empty,
    fields: FIELDS,
    isSame,
    problemsIn,
    unfinished: media.unfinished,
    create,
    edit: (written, version, onRefused) => edit(written, version, following, onRefused),
    fetchLatest,
    pathOf: (legacyId) => meetupPath(lodge.legacyId, legacyId),
    doneText: saved ? t('editor.saved') : t('editor.created'),
  })
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
      <GatheringFrame
        form={form}
        isNew={saved === null}
        isDirty={state.isDirty}
        wasRestored={state.wasRestored}
        busy={busy}
        createLabel={t('editor.create')}
        onReset={state.reset}
        onSubmit={submit}
      >
        <div className={classes.fields}>
          <GatheringTextField field="title" placeholder={t('editor.title.example')} {...fields} />
        </div>
        <Section title={t('gatherings:facts.when')}>
          <TimeFields {...fields} isNew={saved === null} />
        </Section>
        <Section title={t('gatherings:facts.where')}>
          <div className={classes.fields}>
            <GatheringTextField field="place" placeholder={t('gatherings:editor.place.example')} {...fields} />
            <GatheringTextField field="address" description={t('editor.address.text')} {...fields} />
          </div>
        </Section>
        <Section title={t('editor.about')}>
          <AboutFields
            {...fields}
            media={media}
            coverText={t('editor.cover.text')}
            textLabel={t('gatherings:editor.html.label')}
            textExample={t('editor.html.example')}
          />
        </Section>
        <Section title={t('gatherings:facts.places')}>
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
      </GatheringFrame>
      {conflict && <ConflictSheet {...conflict} />}
      {question}
    </>
  )
}
