import { graphql, useFragment } from 'react-relay'
import { describeArea } from '#lib/format/areaDescription'
import { useSite } from '#platform/session/useSession'
import type { usePlace_area$key } from './__generated__/usePlace_area.graphql'

const fragment = graphql`
  fragment usePlace_area on Area {
    zipCode
    city
    countryArea
    countryId
    country
  }
`

/** Returns a profile's place on one line. */
export function usePlace(area: usePlace_area$key | null | undefined): string | undefined {
  const site = useSite()
  const data = useFragment(fragment, area ?? null)
  if (!data) return undefined
  return describeArea(data, site.countryId)
}
