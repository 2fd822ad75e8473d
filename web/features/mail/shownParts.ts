/** What stands on the mail screen: a navigation asks only for the part that is another one then. */
interface ShownParts {
  /** The filters of the list, as they stand in the address. */
  readonly list: string
  /** The number of the open conversation, if it was found. */
  readonly conversation: number | null
}

let shown: ShownParts | null = null

/** The mail screen says what it shows; null when it goes. */
export function setShownParts(parts: ShownParts | null): void {
  shown = parts
}

/** What the mail screen shows, if it stands. */
export function shownParts(): ShownParts | null {
  return shown
}
