import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { hasComeBack } from '#platform/discretion/left'
import { addressTexts, startI18n } from '#platform/i18n/i18n'
import { localeOf } from '#platform/i18n/locale'
import { createEnvironment } from '#platform/relay/environment'
import { readBoot } from './boot'
import { consentStorage } from '#platform/consent/cookies'
import { setEnvironment } from '#platform/relay/currentEnvironment'
import { followSessionOfOtherTabs, leaveEndedSession } from '#platform/session/endedSession'
import { Providers } from './Providers'
import { reloadOnStaleChunk } from '#platform/errors/staleChunk'
import { createRouter } from './router'
import { commitSession, fetchSession, readSession, readViewerId, watchSession } from '#platform/session/session'
import { commitCounts } from '#platform/counters/counts'
import { rememberArrival } from '#platform/consent/visitOrigin'

async function start(): Promise<void> {
  if (hasComeBack()) return
  // Registered before anything is loaded, because texts are chunks too.
  let router: ReturnType<typeof createRouter> | null = null
  reloadOnStaleChunk({
    pendingPath: () => {
      const location = router?.state.navigation.location
      return location ? location.pathname + location.search + location.hash : null
    },
    open: (path) => window.location.assign(path),
    reload: () => window.location.reload(),
  })
  rememberArrival(new URL(window.location.href), document.referrer, consentStorage)
  const environment = createEnvironment({
    viewerId: () => readViewerId(environment),
    onUnauthenticated: () => leaveEndedSession(environment),
  })
  setEnvironment(environment)
  const { session, counts } = readBoot()
  if (session) commitSession(environment, session)
  else await fetchSession(environment)
  if (counts) commitCounts(environment, counts)
  const address = new URL(window.location.href)
  if (address.searchParams.has('SSO')) {
    const { followSingleSignOn } = await import('#platform/singleSignOn/singleSignOn')
    if (await followSingleSignOn(environment, address)) return
  }
  const { site, viewer } = readSession(environment)
  await startI18n(localeOf(viewer.language ?? site.language), viewer.profileType)
  followSessionOfOtherTabs(environment)
  watchSession(environment, (changed) => addressTexts(changed.viewer.profileType))
  // The page came with a title; now the screens set it, and the first of several would win.
  document.querySelector('title')?.remove()
  const root = document.getElementById('root')
  if (!root) throw new Error('No root')
  router = createRouter()
  createRoot(root).render(
    <StrictMode>
      <Providers environment={environment} dark={site.isDark}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  )
}

void start()
