/** Number of clicks after which the onboarding dialog opens. */
const ONBOARDING_CLICKS = 14

/** Calls back once, at the given click anywhere on the document. Returns a stop function. */
export function onNthClick(callback: () => void, clicks = ONBOARDING_CLICKS, root: Document = document): () => void {
  const controller = new AbortController()
  let count = 0
  const onClick = () => {
    count += 1
    if (count < clicks) return
    controller.abort()
    callback()
  }
  // Capturing listeners also count clicks whose handlers stop the event.
  root.addEventListener('click', onClick, { capture: true, signal: controller.signal })
  return () => controller.abort()
}
