import { useState } from 'react'
import { laterSheet } from './laterSheet'
import type { SheetProps } from './OpenedSheet'
import { useCloseOnBack } from './useCloseOnBack'
import { useFocusBack } from './useFocusBack'
import { useLaterOverlay } from './useLaterOverlay'

/**
 * A dialog on wide screens, a sheet from the bottom edge on phones. Both are the same element, so that rotating
 * the phone keeps the input. Its code is loaded when the first one opens.
 */
export function Sheet(props: SheetProps) {
  const { opened, busy = false, onClose } = props
  const [wasOpened, setWasOpened] = useState(opened)
  if (opened && !wasOpened) setWasOpened(true)
  const parts = useLaterOverlay(laterSheet, opened, onClose)
  useFocusBack(opened)
  useCloseOnBack(opened, busy, onClose)
  return wasOpened && parts ? <parts.OpenedSheet {...props} /> : null
}
