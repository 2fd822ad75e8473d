/* oxlint-disable react/immutability -- the value is set while the component draws, before it is read */
import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}
const nothing = () => null

/** Whether the component came with the page, drawn by the server. Unlike `useHydrated` it never changes, so that nothing is drawn twice. */
export function useComesDrawn(): boolean {
  'use no memo'
  let isOfServer = false
  // React asks for the server's state only where it draws there, and where it takes over what was drawn there.
  useSyncExternalStore(never, nothing, () => {
    isOfServer = true
    return null
  })
  const [comesDrawn] = useState(isOfServer)
  return comesDrawn
}
