import { graphql, readInlineData } from 'relay-runtime'
import { typedTime } from '#shared/gatherings/editing/typed'
import type { Locale } from '#lib/format/locale'
import type { readMeetup_meetup$key } from './__generated__/readMeetup_meetup.graphql'
import { EMPTY_CONTENT, type MeetupContent } from './content'

const fragment = graphql`
  fragment readMeetup_meetup on Meetup @inline {
    id
    legacyId
    revision
    title
    localBegin
    localEnd
    repetition
    place
    address
    cover {
      id
    }
    html
    places
    genderPlaces {
      gender
      count
    }
  }
`

/** A meetup as it is saved. */
export interface SavedMeetup {
  readonly id: string
  readonly legacyId: number
  readonly revision: number
  /** It is one of several. */
  readonly isOfSeries: boolean
  readonly content: MeetupContent
}

/** Reads a meetup for the form. */
export function readMeetup(meetup: readMeetup_meetup$key, locale: Locale): SavedMeetup {
  const { id, legacyId, revision, ...data } = readInlineData(fragment, meetup)
  return {
    id,
    legacyId,
    revision,
    isOfSeries: data.repetition !== 'ONCE',
    content: {
      ...EMPTY_CONTENT,
      title: data.title,
      localBegin: typedTime(data.localBegin, locale),
      localEnd: typedTime(data.localEnd, locale),
      place: data.place,
      address: data.address ?? '',
      coverId: data.cover?.id ?? null,
      html: data.html ?? '',
      places: data.places ?? null,
      genderPlaces: data.genderPlaces.map(({ gender, count }) => ({ gender, count })),
    },
  }
}
