import { useImperativeHandle, type Ref } from 'react'

interface AnchorProps {
  element: HTMLElement | null
  /** From the popover. */
  ref?: Ref<HTMLElement | null>
}

/** Stands in a popover for the button that opens it, which is on the page before the popover's code. */
export function Anchor({ element, ref }: AnchorProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element, [element])
  return null
}
