type Listener = (feature: string | undefined) => void

let listener: Listener | undefined

/** Opens the buy-membership dialog for a feature code; the dialog itself is loaded when it is first needed. */
export function openBuyMembership(feature: string | undefined): void {
  listener?.(feature)
}

/** The shell's dialog host listens here. Returns a stop function. */
export function onOpenBuyMembership(next: Listener): () => void {
  listener = next
  return () => {
    if (listener === next) listener = undefined
  }
}
