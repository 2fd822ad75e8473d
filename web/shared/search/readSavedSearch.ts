import { graphql, readInlineData } from 'react-relay'
import type { Site } from '#platform/session/session'
import { readFilters } from './readFilters'
import type { Search } from './searchAddress'
import type { readSavedSearch_search$key } from './__generated__/readSavedSearch_search.graphql'

const fragment = graphql`
  fragment readSavedSearch_search on SavedSearch @inline {
    text
    order
    options {
      genders
      countryId
      countryAreaIds
      distance
      zipCode
      lookingFor
      matchWords
      online
      withPicture
      withVideo
      members
      validated
      newWithinDays
      seenWithinDays
      seekingMe
      kinkIds
      commonKinks
      persons {
        genders
        ageFrom
        ageTo
        heightFrom
        heightTo
        weightFrom
        weightTo
        bodyTypes
        eyeColours
        hairColours
        sexualOrientations
        relationshipStatuses
        smoking
        children
        dominance
      }
    }
  }
`

/** The graph returns null or false for filters that a saved search does not use. */
function isAsked(_name: string, value: unknown): unknown {
  return value === null || value === false ? undefined : value
}

/** Converts a saved search to one that the site can run. */
export function readSavedSearch(saved: readSavedSearch_search$key, site: Pick<Site, 'isDark'>): Search {
  const { options, text, order } = readInlineData(fragment, saved)
  const asked: unknown = JSON.parse(JSON.stringify(options, isAsked))
  return { filters: readFilters(asked, site).filters, text: text ?? '', order }
}
