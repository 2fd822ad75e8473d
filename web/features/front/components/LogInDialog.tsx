import { lazy, Suspense, useState } from 'react'
import { preload } from '#lib/later'
import { laterSheet } from '#ui/overlays/laterSheet'
import { useLogInDialog } from './useLogInDialog'

const LogInSheet = lazy(async () => {
  preload(laterSheet)
  return { default: (await import('./LogInSheet')).LogInSheet }
})

/** The log-in dialog, which is loaded when it is first opened. */
export function LogInDialog() {
  const isOpen = useLogInDialog().view !== null
  const [wasOpened, setOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <LogInSheet />
    </Suspense>
  )
}
