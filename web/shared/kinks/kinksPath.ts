/** The pages of kinks, on the dark sites. */
export const KINKS = '/Kinks'

/** The page of all kinks; with one, the page of what has it. */
export function allKinksPath(kinkId?: string): string {
  return kinkId === undefined ? `${KINKS}/All` : `${KINKS}/All?${new URLSearchParams({ kink: kinkId })}`
}

/** Where staff look at kinks that members coined. */
export const KINK_DESK = '/Admin/Kinks'
