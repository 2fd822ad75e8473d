import { useLocation, useNavigate, type Location } from 'react-router-dom'
import type { AddressedMedium } from './mediaLinks'

/** Told by the link of a tile: the list is one step back in the browser's history. */
export const FROM_LIST = { fromList: true } as const

interface Addresses {
  readonly hrefOf: (medium: AddressedMedium) => string
  readonly closeHref: string
}

/** The ways between a list and its media by address. Looking through many leaves one step in the history, not many. */
export function useLightboxWays({ hrefOf, closeHref }: Addresses) {
  const navigate = useNavigate()
  const { state } = useLocation() as Location<typeof FROM_LIST | null>
  return {
    show: (medium: AddressedMedium) => {
      void navigate(hrefOf(medium), { replace: true, preventScrollReset: true, state })
    },
    close: () => {
      // The list keeps its place: it is gone back to, where it was come from.
      if (state?.fromList) void navigate(-1)
      else void navigate(closeHref, { replace: true, preventScrollReset: true })
    },
  }
}
