import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { countOf, freePlaces } from '../places'
import type { PlaceLines_meetup$key } from './__generated__/PlaceLines_meetup.graphql'
import classes from './PlaceLines.module.css'

const fragment = graphql`
  fragment PlaceLines_meetup on Meetup {
    places
    genderPlaces {
      gender
      count
    }
    comingCount
    coming {
      gender
      count
    }
    waitingCount
  }
`

/** How many places are left, by gender where the maker says so, and who waits. */
export function PlaceLines({ meetup }: { meetup: PlaceLines_meetup$key }) {
  const { t } = useTranslation(['meetups', 'shell'])
  const data = useFragment(fragment, meetup)
  const { places, genderPlaces, coming, waitingCount } = data
  const left = freePlaces(data)
  const lines = [
    places == null
      ? genderPlaces.length === 0 && t('places.unlimited')
      : left > 0
        ? t('places.left', { count: left, places })
        : t('places.full', { count: places }),
    ...genderPlaces.map(({ gender, count }) => {
      const name = t(`shell:likes.gender.${gender}`)
      const free = Math.max(0, Math.min(left, count - countOf(coming, gender)))
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
