import { useTranslation } from 'react-i18next'
import { useBadgeTotal } from '#platform/counters/badges'
import { useSession } from '#platform/session/useSession'

/** The title of the tab: the sum of the badges, the page, the site; only a harmless word where the member is discreet. */
export function PageTitle({ children }: { children: string }) {
  const { t } = useTranslation('shell')
  const { site, viewer } = useSession()
  const total = useBadgeTotal()
  if (viewer.discretion?.hasDiscreetTab) return <title>{t('discreetTitle')}</title>
  return <title>{`${total > 0 ? `(${total}) ` : ''}${children} · ${site.name}`}</title>
}
