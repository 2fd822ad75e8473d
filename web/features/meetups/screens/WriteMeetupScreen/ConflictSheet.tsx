import { useTranslation } from 'react-i18next'
import { FormConflict, type FormConflictProps } from '#shared/writing/FormConflict'
import { excerptOf } from '#lib/format/excerpt'
import { differences, type Field, type MeetupContent } from '../../writing/content'
import classes from './MeetupEditor.module.css'

const LABELS = {
  title: 'editor.title.label',
  localBegin: 'editor.begin.label',
  localEnd: 'editor.end.label',
  repetition: 'editor.repetition.label',
  repeatUntil: 'editor.repeatUntil.label',
  place: 'editor.place.label',
  address: 'editor.address.label',
  coverId: 'editor.cover.label',
  html: 'editor.html.label',
  places: 'editor.places.label',
  genderPlaces: 'editor.genderPlaces.label',
} as const satisfies Record<Field, string>

type ConflictSheetProps = Omit<FormConflictProps<MeetupContent>, 'title' | 'text' | 'renderVersion'>

/** Shows where the viewer's version of a meetup and the one saved meanwhile differ. */
export function ConflictSheet(props: ConflictSheetProps) {
  const { t } = useTranslation('meetups')
  const fields = differences(props.mine, props.other)
  return (
    <FormConflict
      {...props}
      title={t('editor.conflict.title')}
      text={t('editor.conflict.text')}
      renderVersion={(content) => <Version content={content} fields={fields} />}
    />
  )
}

interface VersionProps {
  content: MeetupContent
  fields: readonly Field[]
}

function Version({ content, fields }: VersionProps) {
  const { t } = useTranslation(['meetups', 'shell'])
  const words: Record<Field, string> = {
    ...content,
    localBegin: `${content.localBegin.date} ${content.localBegin.time}`,
    localEnd: `${content.localEnd.date} ${content.localEnd.time}`,
    repetition: t(`editor.repetition.${content.repetition}`),
    coverId: content.coverId === null ? '' : t('editor.conflict.picture'),
    html: excerptOf(content.html),
    places: content.places === null ? '' : String(content.places),
    genderPlaces: content.genderPlaces
      .map(({ gender, count }) => `${t(`shell:likes.gender.${gender}`)} ${count ?? ''}`)
      .join(' · '),
  }
  return (
    <dl className={classes.version}>
      {fields.map((field) => (
        <div key={field}>
          <dt>{t(LABELS[field])}</dt>
          <dd>{words[field] || t('editor.conflict.nothing')}</dd>
        </div>
      ))}
    </dl>
  )
}
