import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { tell } from '#platform/toasts/tell'
import { Banner } from '#ui/states/Banner'
import { useAskForLook } from '../mutations/useAskForLook'
import type { LookBannerQuery } from './__generated__/LookBannerQuery.graphql'

const query = graphql`
  query LookBannerQuery {
    viewer {
      look {
        status
        reason
      }
    }
  }
`

/** Says that the staff have not looked at the profile yet, or why others still do not see it. */
export function LookBanner() {
  const { t } = useTranslation('looks')
  const { look } = useLazyLoadQuery<LookBannerQuery>(query, {}).viewer
  const [ask] = useAskForLook()
  if (!look?.status) return null
  if (look.status === 'WAITING') return <Banner tone="info">{t('own.waiting')}</Banner>
  const again = async () => {
    if (await ask({})) tell(t('own.asked'))
  }
  return (
    <Banner tone="warning" action={{ label: t('own.again'), onSelect: () => void again() }}>
      {t('own.refused', { reason: look.reason ?? '' })}
    </Banner>
  )
}
