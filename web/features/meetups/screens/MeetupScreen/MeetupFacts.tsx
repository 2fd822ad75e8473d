import { IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { Fact, Facts, When, Where } from '#shared/gatherings/Facts'
import { PlaceLines } from '#shared/gatherings/PlaceLines'
import type { MeetupFacts_meetup$key } from './__generated__/MeetupFacts_meetup.graphql'

const fragment = graphql`
  fragment MeetupFacts_meetup on Meetup {
    place
    address
    beginsAt
    localBegin
    localEnd
    timeZone
    repetition
    cancelledAt
    icsUrl
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

/** When and where a meetup is, and its places. */
export function MeetupFacts({ meetup }: { meetup: MeetupFacts_meetup$key }) {
  const { t } = useTranslation(['meetups', 'gatherings'])
  const data = useFragment(fragment, meetup)
  const { place, address, repetition, cancelledAt } = data
  return (
    <Facts>
      <When {...data} note={repetition === 'ONCE' ? undefined : t(`repetition.${repetition}`)} />
      {(place !== '' || Boolean(address)) && <Where place={place} address={address} />}
      {cancelledAt == null && (
        <Fact icon={<IconUsers size={22} stroke={1.6} aria-hidden />} name={t('gatherings:facts.places')}>
          <PlaceLines gathering={data} />
        </Fact>
      )}
    </Facts>
  )
}
