import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { hasComeBack } from '#platform/discretion/left'
import { hasClockOffset } from '#lib/format/timeZone'
import { addressTexts, startI18n } from '#platform/i18n/i18n'
import { localeOf } from '#platform/i18n/locale'
import { createEnvironment } from '#platform/relay/environment'
import { readBoot } from './boot'
import { consentStorage } from '#platform/consent/cookies'
import { isLeftToBrowser } from '#platform/page/leftToBrowser'
import { currentPage, setEnvironment } from '#platform/page/currentPage'
import { followSessionOfOtherTabs, leaveEndedSession } from '#platform/session/endedSession'
import { Providers } from './Providers'
import { reloadOnStaleChunk } from '#platform/errors/staleChunk'
import { publicScreens } from './publicScreens'
import { insideParts } from './shell/insideParts'
import { createRouter, loadScreen, untilInitialized } from './router'
import { fetchSession, readSession, readViewerId, retainSession, watchSession } from '#platform/session/session'
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
  const boot = readBoot()
  const environment = createEnvironment(
    { viewerId: () => readViewerId(environment), onUnauthenticated: () => leaveEndedSession(environment) },
    boot?.records,
  )
  setEnvironment(environment)
  if (boot) retainSession(environment)
  else await fetchSession(environment)
  const address = new URL(window.location.href)
  if (address.searchParams.has('SSO')) {
    const { followSingleSignOn } = await import('#platform/singleSignOn/singleSignOn')
    if (await followSingleSignOn(environment, address)) return
  }
  const { site, viewer } = readSession(environment)
  const locale = localeOf(viewer.language ?? site.language)
  // Even the same language, set again, has the browser style the whole page again.
  if (document.documentElement.lang !== locale) document.documentElement.lang = locale
  await startI18n(locale, viewer.profileType)
  followSessionOfOtherTabs(environment)
  watchSession(environment, (changed) => addressTexts(changed.viewer.profileType))
  const root = document.getElementById('root')
  if (!root) throw new Error('No root')
  // What was drawn for other clocks than these is drawn anew.
  const isRendered =
    boot !== null && root.hasChildNodes() && (!boot.drawn || hasClockOffset(boot.drawn.clockOffset, boot.drawn.at))
  currentPage().drawn = boot?.drawn
  // Pages inside are none for visitors: the server has led them to one that is.
  const isVisit = boot !== null && !viewer.isLoggedIn
  const inside = isVisit ? null : await insideParts.load()
  inside?.keepCounts(environment)
  const screens = inside?.screens ?? publicScreens
  // Else its query would not be found to be answered.
  if (boot) await loadScreen(screens, new URL(window.location.href).pathname)
  router = createRouter(screens, inside ? undefined : async () => (await insideParts.load()).memberScreens)
  const page = (
    <StrictMode>
      <Providers environment={environment} dark={site.isDark} device={boot?.device ?? 'desktop'}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  )
  // A screen that did not come drawn sets the title now, and the first of several would win.
  document.querySelector('title[data-until-drawn]')?.remove()
  if (isRendered) {
    await untilInitialized(router)
    // In slices, between which the page reacts.
    startTransition(() => {
      hydrateRoot(root, page, {
        onRecoverableError: (error) => {
          if (!isLeftToBrowser(error)) reportError(error)
        },
      })
    })
  } else {
    createRoot(root).render(page)
  }
}

void start()
