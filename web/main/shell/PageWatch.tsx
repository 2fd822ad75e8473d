import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useLocale } from '#platform/i18n/useLocale'
import { watchPageUse } from '#platform/routing/newVersion'
import { followTyping, isPageInUse } from '#platform/routing/pageUse'
import { useSession } from '#platform/session/useSession'
import { useNewVersionToast } from '#platform/timers/useNewVersionToast'
import { forgetSections, rememberSection } from '#shared/offline/lastSections'
import { LineBar } from '#shared/offline/LineBar'
import { keepOfflinePage } from '#shared/offline/offlinePage'

/** Watches the connection and newer versions of the client, and prepares for a page that cannot be loaded. */
export function PageWatch() {
  const { site, viewer } = useSession()
  const { pathname } = useLocation()
  const locale = useLocale()
  useNewVersionToast()
  useEffect(() => {
    watchPageUse(isPageInUse)
    return followTyping()
  }, [])
  useEffect(() => {
    // Without it, the browser shows a page of its own.
    keepOfflinePage(site.isDark ? 'midnat' : 'nordlys', locale).catch(() => undefined)
  }, [site.isDark, locale])
  useEffect(() => {
    // The dark sites leave no trace of where anybody was.
    if (viewer.isLoggedIn && !site.isDark) rememberSection(pathname)
    else forgetSections()
  }, [viewer.isLoggedIn, site.isDark, pathname])
  return <LineBar />
}
