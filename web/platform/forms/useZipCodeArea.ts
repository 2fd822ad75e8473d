import { graphql } from 'react-relay'
import type { useZipCodeAreaQuery } from './__generated__/useZipCodeAreaQuery.graphql'
import { useLiveAnswer } from './useLiveAnswer'

const query = graphql`
  query useZipCodeAreaQuery($countryId: ID!, $zipCode: String!) {
    site {
      areaByZipCode(countryId: $countryId, zipCode: $zipCode) {
        city
        countryArea
      }
    }
  }
`

/** What is known of a zip code while it is written. */
export type ZipCodeArea =
  | { readonly state: 'idle' | 'asking' | 'unknown' }
  | { readonly state: 'known'; readonly text: string; readonly city: string }

/** The place of a zip code. */
export function useZipCodeArea(countryId: string, zipCode: string): ZipCodeArea {
  const written = zipCode.trim()
  const { data, pending } = useLiveAnswer<useZipCodeAreaQuery>(
    query,
    written.length >= 3 ? { countryId, zipCode: written } : null,
  )
  if (pending) return { state: 'asking' }
  if (!data) return { state: 'idle' }
  const area = data.site.areaByZipCode
  if (!area) return { state: 'unknown' }
  return { state: 'known', city: area.city ?? '', text: [area.city, area.countryArea].filter(Boolean).join(', ') }
}
