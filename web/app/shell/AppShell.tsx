import { Suspense } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { Splash } from './Splash'

/** The frame round every screen. */
export function AppShell() {
  return (
    <>
      <main id="content">
        <Suspense fallback={<Splash />}>
          <Outlet />
        </Suspense>
      </main>
      <ScrollRestoration />
    </>
  )
}
