import { useCallback, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { usePositionQuery } from './__generated__/usePositionQuery.graphql'

const query = graphql`
  query usePositionQuery($latitude: Float!, $longitude: Float!) {
    site {
      areaByCoordinates(latitude: $latitude, longitude: $longitude) {
        zipCode
        countryId
      }
    }
  }
`

export type PositionState = 'idle' | 'asking' | 'refused' | 'unknown'

export interface Place {
  readonly zipCode: string
  readonly countryId: string
}

/** Rounds to about a kilometre: enough for a zip code, and no more than needed leaves the browser. */
function coarse(degrees: number): number {
  return Math.round(degrees * 100) / 100
}

/** Finds the zip code of the current position; the browser asks for consent first. */
export function usePosition(onFound: (place: Place) => void): { state: PositionState; ask: () => void } {
  const environment = useRelayEnvironment()
  const [state, setState] = useState<PositionState>('idle')

  const ask = useCallback(() => {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const variables = { latitude: coarse(coords.latitude), longitude: coarse(coords.longitude) }
        fetchQuery<usePositionQuery>(environment, query, variables).subscribe({
          next: ({ site }) => {
            const area = site.areaByCoordinates
            setState(area?.zipCode ? 'idle' : 'unknown')
            if (area?.zipCode) onFound({ zipCode: area.zipCode, countryId: area.countryId })
          },
          error: () => setState('unknown'),
        })
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      { maximumAge: 600_000, timeout: 15_000 },
    )
  }, [environment, onFound])

  return { state, ask }
}
