import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import { useLater, type Later } from '#lib/later'

/** Told when what should open over the page cannot, because its code did not come. */
export const OverlayFailure = createContext<(failure: Error) => void>(() => undefined)

/** What opens over the page, null until it is loaded. If it does not come, it is closed again, and the member told. */
export function useLaterOverlay<T>(later: Later<T>, opened: boolean, onClose: () => void): T | null {
  const { value, failure } = useLater(later, opened)
  const tell = useEffectEvent(useContext(OverlayFailure))
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!failure) return
    close()
    tell(failure)
  }, [failure])
  return value
}
