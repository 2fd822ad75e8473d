import { useTranslation } from 'react-i18next'
import { Version } from '#shared/gatherings/editing/Version'
import { FormConflict, type FormConflictProps } from '#shared/writing/FormConflict'
import { excerptOf } from '#lib/format/excerpt'
import { differences, type EventContent, type Field } from '../../writing/content'

const LABELS = {
  title: 'gatherings:editor.title.label',
  kind: 'filters.kind',
  localBegin: 'gatherings:editor.begin.label',
  localEnd: 'gatherings:editor.end.label',
  place: 'gatherings:editor.place.label',
  address: 'gatherings:editor.address.label',
  zipCode: 'editor.zipCode.label',
  coverId: 'gatherings:editor.cover.label',
  html: 'editor.programme',
  price: 'editor.price.label',
  couplePrice: 'editor.couplePrice.label',
  refundPercent: 'editor.refundPercent.label',
  quitHours: 'editor.quitHours.label',
  ageFrom: 'editor.ageFrom.label',
  ageTo: 'editor.ageTo.label',
  places: 'gatherings:editor.places.label',
  genderPlaces: 'gatherings:editor.genderPlaces.label',
} as const satisfies Record<Field, string>

type EventConflictProps = Omit<FormConflictProps<EventContent>, 'title' | 'text' | 'renderVersion'>

/** Shows where the viewer's version of an event and the one saved meanwhile differ. */
export function EventConflict(props: EventConflictProps) {
  const { t } = useTranslation(['events', 'gatherings', 'shell'])
  const wordsOf = (content: EventContent): Record<Field, string> => ({
    ...content,
    kind: t(`kind.${content.kind}`),
    localBegin: `${content.localBegin.date} ${content.localBegin.time}`,
    localEnd: `${content.localEnd.date} ${content.localEnd.time}`,
    coverId: content.coverId === null ? '' : t('gatherings:editor.conflict.picture'),
    html: excerptOf(content.html),
    price: String(content.price ?? ''),
    couplePrice: String(content.couplePrice ?? ''),
    refundPercent: String(content.refundPercent ?? ''),
    quitHours: String(content.quitHours ?? ''),
    ageFrom: String(content.ageFrom ?? ''),
    ageTo: String(content.ageTo ?? ''),
    places: String(content.places ?? ''),
    genderPlaces: content.genderPlaces
      .map(({ gender, count }) => `${t(`shell:likes.gender.${gender}`)} ${count ?? ''}`)
      .join(' · '),
  })
  const fields = differences(props.mine, props.other)
  return (
    <FormConflict
      {...props}
      title={t('editor.conflict')}
      text={t('editor.conflictText')}
      renderVersion={(content) => {
        const words = wordsOf(content)
        return <Version fields={fields.map((field) => ({ label: t(LABELS[field]), text: words[field] }))} />
      }}
    />
  )
}
