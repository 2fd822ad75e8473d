import { graphql, useFragment } from 'react-relay'
import { useSite } from '../../../app/useSession'
import { readFilters } from '../filters/readFilters'
import type { Search } from '../filters/searchAddress'
import type { useSavedSearch_search$key } from './__generated__/useSavedSearch_search.graphql'

const fragment = graphql`
  fragment useSavedSearch_search on SavedSearch {
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

/** The graph answers null, and false, for what a saved search does not ask for. */
function isAsked(_name: string, value: unknown): unknown {
  return value === null || value === false ? undefined : value
}

/** A saved search as a search that can be carried out. */
export function useSavedSearch(saved: useSavedSearch_search$key): Search
export function useSavedSearch(saved: useSavedSearch_search$key | null | undefined): Search | null
export function useSavedSearch(saved: useSavedSearch_search$key | null | undefined): Search | null {
  const { dark } = useSite()
  const data = useFragment(fragment, saved ?? null)
  if (!data) return null
  const asked: unknown = JSON.parse(JSON.stringify(data.options, isAsked))
  return { filters: readFilters(asked, { dark }).filters, text: data.text ?? '', order: data.order }
}
