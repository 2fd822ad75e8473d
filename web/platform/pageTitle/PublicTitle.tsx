import { useTranslation } from 'react-i18next'
import { useViewer } from '#platform/session/useSession'

/** The title of a page for visitors, in its own words; only a harmless word where the tab is to be discreet. */
export function PublicTitle({ children }: { children: string }) {
  const { t } = useTranslation('shell')
  return <title>{useViewer().discretion?.hasDiscreetTab ? t('discreetTitle') : children}</title>
}
