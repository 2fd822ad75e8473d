import { useDisclosure } from '@mantine/hooks'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useMatches, useNavigation } from 'react-router-dom'
import { localeOf } from '#platform/i18n/locale'
import { blockImages } from '#lib/blockImages'
import { preload, useLater, whenIdle } from '#lib/later'
import { useHydrated } from '#ui/useHydrated'
import { laterSheet } from '#ui/overlays/laterSheet'
import { ProgressBar } from '#ui/states/ProgressBar'
import { SkipLink } from '#ui/links/SkipLink'
import { startCookies } from '#platform/consent/cookies'
import { DialogHost } from './DialogHost'
import { Boundary } from '#platform/errors/Boundary'
import { isApprovedHere, mustValidate } from '#platform/routing/guards'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import type { ScreenHandle } from '#platform/routing/route'
import { useSession } from '#platform/session/useSession'
import classes from './AppShell.module.css'
import { Footer } from './Footer'
import { Header } from './Header'
import { insideParts } from './insideParts'
import { KeptScroll } from './KeptScroll'
import { laterOverlays } from './laterOverlays'
import { useMenuMode } from './menu/menuMode'
import { releaseControls } from './releaseControls'
import { Splash } from './Splash'
import { useDrawerSwipe } from './menu/useDrawerSwipe'
import { useFocusAfterNavigation } from './useFocusAfterNavigation'
import { useFreshMediaAddresses } from '#shared/pictures/useFreshMediaAddresses'

/** Delay in milliseconds for the frame's own work, so that it does not compete with the screen. */
const AFTER_START = 2_000

const afterStart = () => new Promise((resolve) => window.setTimeout(resolve, AFTER_START))

const Toasts = lazyDialog(['notifications'], async () => {
  await afterStart()
  return (await import('./insideExtras')).insideExtras.Toasts
})

const PageWatch = lazyDialog(['offline'], async () => {
  await afterStart()
  return (await import('./pageExtras')).pageExtras.PageWatch
})

const AfterNavigation = lazyDialog([], async () => (await import('./insideExtras')).insideExtras.AfterNavigation)

const Discretion = lazyDialog(['discretion'], async () => (await import('./Discretion')).Discretion)

const ImpersonationBox = lazy(async () => ({ default: (await import('./ImpersonationBox')).ImpersonationBox }))

/** Says that what stands beside it is shown. */
function Shown({ onShown }: { onShown: (isShown: boolean) => void }) {
  useEffect(() => onShown(true), [onShown])
  return null
}

/** The frame round every screen: header, drawer, banners, footer, and everything that runs while the page is open. */
export function AppShell() {
  const { t } = useTranslation(['common', 'shell'])
  const session = useSession()
  const { site, viewer } = session
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined
  const isLoading = useNavigation().state !== 'idle'
  const { mode, isWide } = useMenuMode()
  const [opened, drawer] = useDisclosure(false)
  const isAdmitted = viewer.isLoggedIn && isApprovedHere(session)
  const showsMenu = isAdmitted && viewer.hasAcceptedTerms && !mustValidate(viewer)
  // Who logs in without a navigation; without their code the page works on, and the next navigation loads it.
  const { value: parts } = useLater(insideParts, viewer.isLoggedIn)
  const inside = viewer.isLoggedIn ? parts : null
  const isHydrated = useHydrated()
  // Under a skeleton the footer would move with the screen that comes.
  const [isShown, setShown] = useState(false)
  const content = useFocusAfterNavigation()
  // Not before the screen reacts, which may be hydrated after the frame.
  useEffect(() => {
    if (!isShown) return
    releaseControls(document.body)
    // The server's title of a screen that it left to the browser: React has put its own before it, and leaves it there.
    for (const title of [...document.querySelectorAll('head > title')].slice(1)) title.remove()
  }, [isShown])
  useEffect(() => {
    if (!isShown || !inside) return
    return whenIdle(() => {
      preload(laterOverlays)
      preload(laterSheet)
      preload({ load: inside.loadTables })
    })
  }, [isShown, inside])
  useDrawerSwipe(opened, (next) => (next && showsMenu && mode === 1 ? drawer.open() : drawer.close()))
  useFreshMediaAddresses()
  useEffect(() => blockImages(), [])
  const locale = localeOf(viewer.language ?? site.language)
  // The notice must not cover what is used most: a conversation at the right for members, the ways in at the left
  // for visitors.
  const side = showsMenu ? 'left' : 'right'
  useEffect(() => startCookies({ locale, side, texts: t('shell:cookies', { returnObjects: true }) }), [t, locale, side])

  return (
    <div className={classes.shell} data-fills-window={handle?.fillsWindow || undefined}>
      <SkipLink label={t('shell:skip')} targetId="content" />
      <ProgressBar active={isLoading} label={t('loading')} />
      <Header
        menu={showsMenu && mode === 1 ? { opened, toggle: drawer.toggle } : null}
        topMenu={inside && isAdmitted && !handle?.hidesTopMenu && <inside.TopMenu showsCounters={showsMenu} />}
      />
      {inside && showsMenu && <inside.NewsTicker />}
      <div className={classes.body}>
        {inside && showsMenu && <inside.Menu mode={mode} isWide={isWide} opened={opened} onClose={drawer.close} />}
        <div className={classes.page}>
          {isHydrated && (
            <Boundary fallback={null}>
              <Suspense fallback={null}>
                <PageWatch />
              </Suspense>
            </Boundary>
          )}
          {inside && <inside.Banners />}
          <main id="content" ref={content} tabIndex={-1} className={classes.content}>
            <Suspense fallback={inside ? <inside.PageSkeleton /> : <Splash />}>
              <Outlet />
              <Shown onShown={setShown} />
            </Suspense>
          </main>
          {!handle?.fullHeight && (!inside || isShown) && <Footer />}
        </div>
      </div>
      {site.isDark && (
        <Boundary fallback={null}>
          <Suspense fallback={null}>
            <Discretion />
          </Suspense>
        </Boundary>
      )}
      {viewer.isImpersonated && isHydrated && (
        <Boundary fallback={null}>
          <Suspense fallback={null}>
            <ImpersonationBox />
          </Suspense>
        </Boundary>
      )}
      {viewer.isLoggedIn && isHydrated && (
        <Boundary fallback={null}>
          <Suspense fallback={null}>
            <AfterNavigation />
          </Suspense>
        </Boundary>
      )}
      {inside && <inside.MemberTimers withNews={showsMenu} />}
      <DialogHost />
      {showsMenu && isHydrated && viewer.legacyId && (
        <Boundary fallback={null}>
          <Suspense fallback={null}>
            <Toasts viewerLegacyId={viewer.legacyId} />
          </Suspense>
        </Boundary>
      )}
      <KeptScroll />
    </div>
  )
}
