/** The click at which the onboarding dialog opens. */
export const ONBOARDING_CLICKS = 14

/** Counts clicks anywhere on the document and calls back once, at the given click. Returns a stop function. */
export function onNthClick(callback: () => void, clicks = ONBOARDING_CLICKS, root: Document = document): () => void {
  const controller = new AbortController()
  let count = 0
  const onClick = () => {
    count += 1
    if (count < clicks) return
    controller.abort()
    callback()
  }
  // Captured, so that clicks count whose handlers stop them.
  root.addEventListener('click', onClick, { capture: true, signal: controller.signal })
  return () => controller.abort()
}
