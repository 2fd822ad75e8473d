import { lazy, Suspense, useEffect } from 'react'
import { Boundary } from './Boundary'
import { closeErrorDialog, forgetErrorDialog, useErrorDialog } from './openErrorDialog'

const ErrorDialog = lazy(async () => ({ default: (await import('./ErrorDialog')).ErrorDialog }))

/** Hosts the general error dialog, which any part of the client may open. */
export function ErrorDialogHost() {
  const dialog = useErrorDialog()
  useEffect(() => forgetErrorDialog, [])
  if (!dialog) return null
  return (
    <Boundary fallback={null}>
      <Suspense fallback={null}>
        <ErrorDialog {...dialog} onClose={closeErrorDialog} />
      </Suspense>
    </Boundary>
  )
}
