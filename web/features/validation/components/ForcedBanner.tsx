import { useTranslation } from 'react-i18next'
import { useViewer } from '#platform/session/useSession'
import { VALIDATION } from '#shared/validation/paths'
import { Banner } from '#ui/states/Banner'

/** Says on every page that the profile must be validated, and what happens otherwise. */
export function ForcedBanner() {
  const { t } = useTranslation('validation')
  const { isMember } = useViewer()
  return (
    <Banner tone="warning" action={{ label: t('banner.action'), href: VALIDATION }}>
      {isMember ? t('banner.member') : t('banner.profile')}
    </Banner>
  )
}
