import { useLocation, useNavigate, type Location } from 'react-router-dom'
import type { AddressedMedium } from '../mediaLinks'

/** State of a tile's link: the list is one step back in the browser's history. */
export const FROM_LIST = { fromList: true } as const

interface Addresses {
  readonly hrefOf: (medium: AddressedMedium) => string
  readonly closeHref: string
}

/** Navigates between a list and its media by address. Moving through many media leaves one history entry. */
export function useLightboxNavigation({ hrefOf, closeHref }: Addresses) {
  const navigate = useNavigate()
  const { state } = useLocation() as Location<typeof FROM_LIST | null>
  return {
    show: (medium: AddressedMedium) => {
      void navigate(hrefOf(medium), { replace: true, preventScrollReset: true, state })
    },
    close: () => {
      // Going back restores the list's scroll position.
      if (state?.fromList) void navigate(-1)
      else void navigate(closeHref, { replace: true, preventScrollReset: true })
    },
  }
}
