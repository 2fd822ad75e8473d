const BLOCKED_EVENTS = ['contextmenu', 'dragstart'] as const

function blockOnImage(event: Event): void {
  if (event.target instanceof Element && event.target.closest('img, picture')) event.preventDefault()
}

/** Blocks right-click and dragging on every image of the document, also on those added later. Returns a stop function. */
export function blockImages(root: Document = document): () => void {
  // Captured, so that no handler further down can keep the event from here.
  for (const name of BLOCKED_EVENTS) root.addEventListener(name, blockOnImage, { capture: true })
  return () => {
    for (const name of BLOCKED_EVENTS) root.removeEventListener(name, blockOnImage, { capture: true })
  }
}
