import { createOperationDescriptor, fetchQuery, getRequest, graphql, type IEnvironment } from 'relay-runtime'
import { FACT_VALUES } from '#shared/facts/factValues'
import { EMPTY_SEARCH, searchQuery } from '#shared/search/searchAddress'
import { PERSON_RANGES, tidy, type Gender } from '#shared/search/searchFilters'
import type { Audience, usualSearchQuery } from './__generated__/usualSearchQuery.graphql'

const query = graphql`
  query usualSearchQuery {
    viewer {
      matchSettings {
        audience
        ageFrom
        ageTo
        distance
      }
    }
  }
`

const operation = createOperationDescriptor(getRequest(query), {})

const AUDIENCE_OF: Readonly<Record<Gender, Audience>> = {
  FEMALE: 'WOMEN',
  MALE: 'MEN',
  COUPLE: 'COUPLES',
  TRANSSEXUAL: 'TRANSSEXUALS',
}

/**
 * Default of the quick search as an address query, from the viewer's match settings. Null when that is everyone,
 * or when the request fails.
 */
export async function usualSearch(environment: IEnvironment): Promise<string | null> {
  // Retained from then on, so that Back needs no request.
  if (environment.check(operation).status !== 'available') environment.retain(operation)
  const { viewer } = (await fetchQuery<usualSearchQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' })
    .toPromise()
    .catch(() => undefined)) ?? { viewer: null }
  const settings = viewer?.matchSettings
  if (!settings) return null
  const { audience, ageFrom, ageTo, distance } = settings
  const genders = FACT_VALUES.gender.filter((gender) => audience.includes(AUDIENCE_OF[gender]))
  const { least, most } = PERSON_RANGES.age
  const age = { ageFrom: ageFrom > least ? ageFrom : undefined, ageTo: ageTo < most ? ageTo : undefined }
  const filters = tidy({
    genders: genders.length < FACT_VALUES.gender.length ? genders : [],
    persons: [age],
    distance: distance ?? undefined,
  })
  return searchQuery({ ...EMPTY_SEARCH, filters }) || null
}
