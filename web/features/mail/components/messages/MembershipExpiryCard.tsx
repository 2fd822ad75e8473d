import { IconHourglassLow } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { MEMBERSHIP } from '#platform/routing/links'
import { useLocale } from '#platform/i18n/useLocale'
import { formatDate } from '#lib/format/formatDate'
import { TextLink } from '#ui/links/TextLink'
import type { MembershipExpiryCard_message$key } from './__generated__/MembershipExpiryCard_message.graphql'
import { MessageCard } from './MessageCard'

const fragment = graphql`
  fragment MembershipExpiryCard_message on MembershipExpiryMessage {
    until
  }
`

export function MembershipExpiryCard({ message }: { message: MembershipExpiryCard_message$key }) {
  const { t } = useTranslation('mail')
  const locale = useLocale()
  const { until } = useFragment(fragment, message)
  return (
    <MessageCard
      icon={IconHourglassLow}
      tone="warning"
      title={until ? t('messages.expiry.title', { date: formatDate(until, locale) }) : t('messages.expiry.titleSoon')}
      actions={
        <TextLink standalone href={MEMBERSHIP}>
          {t('messages.expiry.renew')}
        </TextLink>
      }
    >
      <p>{t('messages.expiry.text')}</p>
    </MessageCard>
  )
}
