import { useTranslation } from 'react-i18next'
import { freePlaces, freePlacesFor, type Places } from './places'
import classes from './PlaceLines.module.css'

/** How many places are left, by gender where the maker says so, and who waits. */
export function PlaceLines({ gathering }: { gathering: Places & { readonly waitingCount: number } }) {
  const { t } = useTranslation(['gatherings', 'shell'])
  const { places, genderPlaces, waitingCount } = gathering
  const left = freePlaces(gathering)
  const lines = [
    places == null
      ? genderPlaces.length === 0 && t('places.unlimited')
      : left > 0
        ? t('places.left', { count: left, places })
        : t('places.full', { count: places }),
    ...genderPlaces.map(({ gender, count }) => {
      const name = t(`shell:likes.gender.${gender}`)
      const free = freePlacesFor(gender, gathering)
      return count === 0 ? t('places.noneFor', { gender: name }) : t('places.leftFor', { gender: name, free, count })
    }),
    waitingCount > 0 && t('places.waiting', { count: waitingCount }),
  ].filter((line) => line !== false)
  return (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
