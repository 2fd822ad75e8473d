import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { Banner } from '#ui/states/Banner'
import { useViewer } from '#platform/session/useSession'
import classes from './Banners.module.css'

const MediaConsentDialog = lazy(async () => ({
  default: (await import('../afterNavigation/MediaConsentDialog')).MediaConsentDialog,
}))

const ForcedBanner = lazyDialog(
  ['validation'],
  async () => (await import('#features/validation/components/ForcedBanner')).ForcedBanner,
)

const LookBanner = lazyDialog(['looks'], async () => (await import('#features/looks/components/LookBanner')).LookBanner)

/** Banners on every page: validation, a profile that waits for a look, and pictures hidden until copyright is confirmed. */
export function Banners() {
  const { t } = useTranslation('shell')
  const viewer = useViewer()
  const { pathname } = useLocation()
  const [confirms, setConfirms] = useState(false)
  if (!viewer.isLoggedIn || !viewer.hasAcceptedTerms) return null
  // The validation page itself explains it.
  const asksForValidation = viewer.forcedValidation && !/^\/ProfileValidation/i.test(pathname)
  if (!viewer.isMediaConsentForced && !asksForValidation && !viewer.lookStatus) return null
  return (
    <div className={classes.banners}>
      {viewer.isMediaConsentForced && (
        <Banner tone="warning" action={{ label: t('banner.consentMediaAction'), onSelect: () => setConfirms(true) }}>
          {t('banner.consentMedia')}
        </Banner>
      )}
      {viewer.lookStatus && (
        <Suspense fallback={null}>
          <LookBanner />
        </Suspense>
      )}
      {asksForValidation && (
        <Suspense fallback={null}>
          <ForcedBanner />
        </Suspense>
      )}
      {confirms && (
        <Suspense fallback={null}>
          <MediaConsentDialog onClose={() => setConfirms(false)} />
        </Suspense>
      )}
    </div>
  )
}
