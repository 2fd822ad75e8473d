import { Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CoverField } from '#shared/cover/CoverField'
import { eventPath, eventsPath } from '#shared/events/paths'
import classes from '#shared/gatherings/editing/editing.module.css'
import { GatheringFrame } from '#shared/gatherings/editing/GatheringFrame'
import { MomentFields } from '#shared/gatherings/editing/MomentFields'
import { PlaceFields } from '#shared/gatherings/editing/PlaceFields'
import { useGatheringForm } from '#shared/gatherings/editing/useGatheringForm'
import { ContentEditor } from '#shared/richText/editing/ContentEditor'
import type { editableMedia_media$key } from '#shared/richText/editing/__generated__/editableMedia_media.graphql'
import { useKnownMedia } from '#shared/richText/editing/editableMedia'
import { useLocale } from '#platform/i18n/useLocale'
import { useSite } from '#platform/session/useSession'
import { PageHeader } from '#ui/layout/PageHeader'
import { Section } from '#ui/layout/Section'
import { EVENT_KINDS } from '../../address'
import { EMPTY_CONTENT, FIELDS, isSame, missingIn, type EventContent } from '../../writing/content'
import type { SavedEvent } from '../../writing/readEvent'
import { useLatestEvent } from '../../writing/useLatestEvent'
import { useSaveEvent } from '../../writing/useSaveEvent'
import { EventConflict } from './EventConflict'
import { TermsFields } from './TermsFields'

const MAX_TITLE_LENGTH = 120
const MAX_TEXT_LENGTH = 30_000

type TextField = 'title' | 'place' | 'address' | 'zipCode'

interface EventEditorProps {
  /** Version on the server; null for a new event. */
  saved: SavedEvent | null
  media: editableMedia_media$key
}

/** The form of an event; what is written is kept in this tab until it is saved. */
export function EventEditor({ saved, media: savedMedia }: EventEditorProps) {
  const { t } = useTranslation(['events', 'gatherings'])
  const locale = useLocale()
  const { isDark } = useSite()
  const { create, edit, busy } = useSaveEvent()
  const fetchLatest = useLatestEvent()
  const media = useKnownMedia(savedMedia, isDark)
  const { form, content, errors, change, submit, question, conflict, ...state } = useGatheringForm<
    EventContent,
    SavedEvent
  >({
    name: `event ${saved?.legacyId ?? 'new'}`,
    saved,
    empty: EMPTY_CONTENT,
    fields: FIELDS,
    isSame,
    problemsIn: (written) =>
      Object.fromEntries(
        missingIn(written, locale).map((field) => [
          field,
          field === 'zipCode' ? t('editor.zipCode.missing') : t(`gatherings:editor.missing.${field}`),
        ]),
      ),
    unfinished: media.unfinished,
    create,
    edit,
    fetchLatest,
    pathOf: eventPath,
    doneText: saved ? t('editor.saved') : t('editor.created'),
  })
  const fields = { content, errors, onChange: change }
  const changeText: (part: Partial<Pick<EventContent, TextField>>) => void = change
  const text = (field: TextField, maxLength: number) => ({
    maxLength,
    value: content[field],
    error: errors[field],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      changeText({ [field]: event.currentTarget.value }),
  })

  return (
    <>
      <PageHeader
        title={saved ? t('editor.titleEdit') : t('editor.titleNew')}
        intro={saved ? undefined : t('editor.intro')}
        back={
          saved
            ? { label: t('toEvent'), href: eventPath(saved.legacyId) }
            : { label: t('toEvents'), href: eventsPath('Upcoming') }
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
          <TextInput
            required
            withAsterisk={false}
            label={t('gatherings:editor.title.label')}
            {...text('title', MAX_TITLE_LENGTH)}
          />
          <Select
            className={classes.short}
            label={t('filters.kind')}
            allowDeselect={false}
            data={EVENT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
            value={content.kind}
            error={errors.kind}
            onChange={(kind) => change({ kind: EVENT_KINDS.find((each) => each === kind) ?? content.kind })}
          />
        </div>
        <Section title={t('gatherings:facts.when')} note={saved ? t('editor.moving') : undefined}>
          <div className={classes.fields}>
            <MomentFields {...fields} />
          </div>
        </Section>
        <Section title={t('gatherings:facts.where')}>
          <div className={classes.fields}>
            <TextInput
              label={t('gatherings:editor.place.label')}
              placeholder={t('gatherings:editor.place.example')}
              {...text('place', MAX_TITLE_LENGTH)}
            />
            <TextInput
              label={t('gatherings:editor.address.label')}
              description={t('editor.addressText')}
              {...text('address', 300)}
            />
            <TextInput
              className={classes.short}
              label={t('editor.zipCode.label')}
              description={t('editor.zipCode.text')}
              {...text('zipCode', 10)}
            />
          </div>
        </Section>
        <Section title={t('editor.about')}>
          <div className={classes.fields}>
            <CoverField
              label={t('gatherings:editor.cover.label')}
              description={t('editor.coverText')}
              value={content.coverId}
              error={errors.coverId}
              onChange={(coverId) => change({ coverId })}
            />
            <ContentEditor
              label={t('editor.programme')}
              placeholder={t('editor.programmeExample')}
              maxLength={MAX_TEXT_LENGTH}
              value={content.html}
              error={errors.html}
              onChange={(html) => change({ html })}
              media={media}
            />
          </div>
        </Section>
        <Section title={t('editor.terms')}>
          <TermsFields {...fields} />
        </Section>
        <Section title={t('gatherings:facts.places')}>
          <PlaceFields {...fields} />
        </Section>
      </GatheringFrame>
      {conflict && <EventConflict {...conflict} />}
      {question}
    </>
  )
}
