import { Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { eventPath, eventsPath } from '#shared/events/paths'
import { AboutFields } from '#shared/gatherings/editing/AboutFields'
import classes from '#shared/gatherings/editing/editing.module.css'
import { GatheringFrame } from '#shared/gatherings/editing/GatheringFrame'
import { GatheringTextField } from '#shared/gatherings/editing/GatheringTextField'
import { MomentFields } from '#shared/gatherings/editing/MomentFields'
import { PlaceFields } from '#shared/gatherings/editing/PlaceFields'
import { useGatheringForm } from '#shared/gatherings/editing/useGatheringForm'
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
          <GatheringTextField field="title" {...fields} />
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
            <GatheringTextField field="place" placeholder={t('gatherings:editor.place.example')} {...fields} />
            <GatheringTextField field="address" description={t('editor.addressText')} {...fields} />
            <TextInput
              className={classes.short}
              label={t('editor.zipCode.label')}
              description={t('editor.zipCode.text')}
              maxLength={10}
              value={content.zipCode}
              error={errors.zipCode}
              onChange={(event) => change({ zipCode: event.currentTarget.value })}
            />
          </div>
        </Section>
        <Section title={t('editor.about')}>
          <AboutFields
            {...fields}
            media={media}
            coverText={t('editor.coverText')}
            textLabel={t('editor.programme')}
            textExample={t('editor.programmeExample')}
          />
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
