import { lazy, Suspense, useState } from 'react'
import { useHydrated } from '#ui/useHydrated'
import type { SanitizedProseProps } from './SanitizedProse'

const SanitizedProse = lazy(async () => ({ default: (await import('./SanitizedProse')).SanitizedProse }))

/** A long formatted text. */
export function ProseText(props: SanitizedProseProps) {
  const isHydrated = useHydrated()
  const [comesDrawn] = useState(!isHydrated)
  const text = <SanitizedProse {...props} />
  // What the server has sanitised stands until the code is there that does it here, and the page reacts meanwhile. On
  // later pages the screen before stays.
  return comesDrawn ? <Suspense fallback={null}>{text}</Suspense> : text
}
