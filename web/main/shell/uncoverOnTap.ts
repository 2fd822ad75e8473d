const COVERED = ':is(main, [role="dialog"]) :is(img, video):not([data-uncovered])'

function coveredAt({ target, detail, clientX, clientY }: MouseEvent): Element | undefined {
  // A key has no place: it acts on what has the focus.
  if (detail === 0) return (target instanceof Element && target.querySelector(COVERED)) || undefined
  return document.elementsFromPoint(clientX, clientY).find((each) => each.matches(COVERED))
}

/** Lets the first tap on a blurred picture show it, and do nothing else. */
export function uncoverOnTap(): () => void {
  const onClick = (event: MouseEvent) => {
    const picture = coveredAt(event)
    if (!picture) return
    event.preventDefault()
    event.stopPropagation()
    picture.setAttribute('data-uncovered', '')
  }
  window.addEventListener('click', onClick, true)
  return () => window.removeEventListener('click', onClick, true)
}
