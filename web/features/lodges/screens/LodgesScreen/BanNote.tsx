import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatDateTime } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { Banner } from '#ui/states/Banner'
import type { BanNote_ban$key } from './__generated__/BanNote_ban.graphql'

const fragment = graphql`
  fragment BanNote_ban on LodgeBan {
    reason
    until
  }
`

/** Says that the viewer may not create lodges, and why. */
export function BanNote({ ban }: { ban: BanNote_ban$key }) {
  const { t } = useTranslation('lodges')
  const locale = useLocale()
  const { reason, until } = useFragment(fragment, ban)
  return (
    <Banner tone="warning" title={t('ban.title')} action={{ label: t('ban.support'), href: '/Support' }}>
      <p>{until ? t('ban.until', { date: formatDateTime(until, locale) }) : t('ban.forGood')}</p>
      {reason && <p>{t('ban.reason', { reason })}</p>}
    </Banner>
  )
}
