const BLOCKED_EVENTS = ['contextmenu', 'dragstart'] as const

function blockOnImage(event: Event): void {
  if (event.target instanceof Element && event.target.closest('img, picture')) event.preventDefault()
}

/** Blocks right-click and dragging on every image of the document, including later ones. Returns a stop function. */
export function blockImages(root: Document = document): () => void {
  // Capturing listeners run first, so no other handler can stop the event before.
  for (const name of BLOCKED_EVENTS) root.addEventListener(name, blockOnImage, { capture: true })
  return () => {
    for (const name of BLOCKED_EVENTS) root.removeEventListener(name, blockOnImage, { capture: true })
  }
}
