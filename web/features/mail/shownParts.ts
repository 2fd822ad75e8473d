/** Parts that the mail screen shows; a navigation requests only the part that changes. */
interface ShownParts {
  readonly list: string
  /** Number of the open conversation, if it was found. */
  readonly conversation: number | null
}

let shown: ShownParts | null = null

/** Called by the mail screen with what it shows, and with null when it unmounts. */
export function setShownParts(parts: ShownParts | null): void {
  shown = parts
}

/** Parts that the mail screen shows; null while it is not mounted. */
export function shownParts(): ShownParts | null {
  return shown
}
