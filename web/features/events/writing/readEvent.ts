import { graphql, readInlineData } from 'relay-runtime'
import { typedTime } from '#shared/gatherings/editing/typed'
import type { Locale } from '#lib/format/locale'
import type { readEvent_event$key } from './__generated__/readEvent_event.graphql'
import { inUnits, type EventContent } from './content'

const fragment = graphql`
  fragment readEvent_event on Event @inline {
    id
    legacyId
    revision
    title
    kind
    html
    cover {
      id
    }
    place
    address
    area {
      zipCode
    }
    localBegin
    localEnd
    price {
      amount
    }
    couplePrice {
      amount
    }
    refundPercent
    quitHours
    ageFrom
    ageTo
    places
    genderPlaces {
      gender
      count
    }
  }
`

/** An event as it is saved. */
export interface SavedEvent {
  readonly id: string
  readonly legacyId: number
  readonly revision: number
  readonly content: EventContent
}

/** Reads an event for the form. */
export function readEvent(event: readEvent_event$key, locale: Locale): SavedEvent {
  const { id, legacyId, revision, ...data } = readInlineData(fragment, event)
  const { price, couplePrice } = data
  return {
    id,
    legacyId,
    revision,
    content: {
      title: data.title,
      kind: data.kind,
      html: data.html ?? '',
      coverId: data.cover?.id ?? null,
      place: data.place,
      address: data.address ?? '',
      zipCode: data.area.zipCode ?? '',
      localBegin: typedTime(data.localBegin, locale),
      localEnd: typedTime(data.localEnd, locale),
      price: price ? inUnits(price.amount) : null,
      // Twice the price is what an empty field means.
      couplePrice: price && couplePrice && couplePrice.amount !== 2 * price.amount ? inUnits(couplePrice.amount) : null,
      refundPercent: data.refundPercent,
      quitHours: data.quitHours,
      ageFrom: data.ageFrom ?? null,
      ageTo: data.ageTo ?? null,
      places: data.places ?? null,
      genderPlaces: data.genderPlaces.map(({ gender, count }) => ({ gender, count })),
    },
  }
}
