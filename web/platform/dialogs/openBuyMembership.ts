import type { FeatureCode } from '#platform/mutations/__generated__/refusal_error.graphql'

type Listener = (feature: FeatureCode | undefined) => void

let listener: Listener | undefined
/** Requested before the dialog host was mounted. */
let wanted: { readonly feature: FeatureCode | undefined } | undefined

/** Opens the buy-membership dialog for a feature; the dialog itself is loaded when it is first needed. */
export function openBuyMembership(feature: FeatureCode | undefined): void {
  if (listener) listener(feature)
  else wanted = { feature }
}

/** Registers the shell's dialog host. Returns a stop function. */
export function onOpenBuyMembership(next: Listener): () => void {
  listener = next
  if (wanted) next(wanted.feature)
  wanted = undefined
  return () => {
    if (listener === next) listener = undefined
  }
}
