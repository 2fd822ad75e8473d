import { useTranslation } from 'react-i18next'
import { excerptOf } from '#lib/format/excerpt'
import type { GatheringContent } from './typed'

/** The labels of the fields that the form of every gathering has. */
export const FIELD_LABELS = {
  title: 'gatherings:editor.title.label',
  localBegin: 'gatherings:editor.begin.label',
  localEnd: 'gatherings:editor.end.label',
  place: 'gatherings:editor.place.label',
  address: 'gatherings:editor.address.label',
  coverId: 'gatherings:editor.cover.label',
  html: 'gatherings:editor.html.label',
  places: 'gatherings:editor.places.label',
  genderPlaces: 'gatherings:editor.genderPlaces.label',
} as const satisfies Record<keyof GatheringContent, string>

/** Says a version of a gathering in words, to compare it with another. */
export function useVersionWords() {
  const { t } = useTranslation(['gatherings', 'shell'])
  return (content: GatheringContent): Record<keyof GatheringContent, string> => ({
    title: content.title,
    localBegin: `${content.localBegin.date} ${content.localBegin.time}`,
    localEnd: `${content.localEnd.date} ${content.localEnd.time}`,
    place: content.place,
    address: content.address,
    coverId: content.coverId === null ? '' : t('editor.conflict.picture'),
    html: excerptOf(content.html),
    places: String(content.places ?? ''),
    genderPlaces: content.genderPlaces
      .map(({ gender, count }) => `${t(`shell:likes.gender.${gender}`)} ${count ?? ''}`)
      .join(' · '),
  })
}
