import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/Banner'
import { useViewer } from '../useSession'
import { useConsentToMedia } from '../dialogs/useConsentToMedia'

/** What the member has to know on every page: validation, copyright, the e-mail address. */
export function Banners() {
  const { t } = useTranslation('shell')
  const viewer = useViewer()
  const [consentToMedia] = useConsentToMedia()
  if (!viewer.isLoggedIn || !viewer.termsAccepted) return null
  const mustValidate = viewer.forcedValidation !== 'NONE'
  return (
    <>
      {viewer.forcedConsentMedia && (
        <Banner
          tone="warning"
          action={{ label: t('banner.consentMediaAction'), onSelect: () => void consentToMedia({}) }}
        >
          {t('banner.consentMedia')}
        </Banner>
      )}
      {mustValidate && (
        <Banner tone="warning">{viewer.member ? t('banner.validateMember') : t('banner.validate')}</Banner>
      )}
    </>
  )
}
