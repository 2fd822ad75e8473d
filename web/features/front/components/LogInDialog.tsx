import { lazy, Suspense, useState } from 'react'
import { useLogInDialog } from './useLogInDialog'

const LogInSheet = lazy(async () => ({ default: (await import('./LogInSheet')).LogInSheet }))

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
