import { useTranslation } from 'react-i18next'
import { Version } from '#shared/gatherings/editing/Version'
import { FormConflict, type FormConflictProps } from '#shared/writing/FormConflict'
import { excerptOf } from '#lib/format/excerpt'
import { differences, type Field, type MeetupContent } from '../../writing/content'

const LABELS = {
  title: 'gatherings:editor.title.label',
  localBegin: 'gatherings:editor.begin.label',
  localEnd: 'gatherings:editor.end.label',
  repetition: 'editor.repetition.label',
  repeatUntil: 'editor.repeatUntil.label',
  place: 'gatherings:editor.place.label',
  address: 'gatherings:editor.address.label',
  coverId: 'gatherings:editor.cover.label',
  html: 'gatherings:editor.html.label',
  places: 'gatherings:editor.places.label',
  genderPlaces: 'gatherings:editor.genderPlaces.label',
} as const satisfies Record<Field, string>

type ConflictSheetProps = Omit<FormConflictProps<MeetupContent>, 'title' | 'text' | 'renderVersion'>

/** Shows where the viewer's version of a meetup and the one saved meanwhile differ. */
export function ConflictSheet(props: ConflictSheetProps) {
  const { t } = useTranslation(['meetups', 'gatherings', 'shell'])
  const wordsOf = (content: MeetupContent): Record<Field, string> => ({
    ...content,
    localBegin: `${content.localBegin.date} ${content.localBegin.time}`,
    localEnd: `${content.localEnd.date} ${content.localEnd.time}`,
    repetition: t(`editor.repetition.${content.repetition}`),
    coverId: content.coverId === null ? '' : t('gatherings:editor.conflict.picture'),
    html: excerptOf(content.html),
    places: content.places === null ? '' : String(content.places),
    genderPlaces: content.genderPlaces
      .map(({ gender, count }) => `${t(`shell:likes.gender.${gender}`)} ${count ?? ''}`)
      .join(' · '),
  })
  const fields = differences(props.mine, props.other)
  return (
    <FormConflict
      {...props}
      title={t('editor.conflict.title')}
      text={t('editor.conflict.text')}
      renderVersion={(content) => {
        const words = wordsOf(content)
        return <Version fields={fields.map((field) => ({ label: t(LABELS[field]), text: words[field] }))} />
      }}
    />
  )
}
