import { Suspense, type ReactNode } from 'react'

interface BrowserPartProps {
  /** Of the part as it begins, in pixels. */
  height: number
  children: ReactNode
}

/** Keeps the place of a part that the server leaves to the browser, so that nothing beside it waits or moves. */
export function BrowserPart({ height, children }: BrowserPartProps) {
  return <Suspense fallback={<div style={{ height }} />}>{children}</Suspense>
}
