import { Button, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatDate, formatDateTime } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { useToday } from '#platform/session/useToday'
import { tell } from '#platform/toasts/tell'
import { formatPrice } from '#shared/payments/price'
import { Banner } from '#ui/states/Banner'
import { useSubscription } from '../../mutations/useSubscription'
import type {
  MembershipState_membership$data,
  MembershipState_membership$key,
} from './__generated__/MembershipState_membership.graphql'
import classes from './MembershipScreen.module.css'
import { StopDialog } from './StopDialog'

const fragment = graphql`
  fragment MembershipState_membership on Membership {
    memberUntil
    subscription {
      status
      name
      price {
        amount
        currency
      }
      nextPrice {
        amount
        currency
      }
      paymentMethod
      paidUntil
      renewsAt
      isDeclined
      viewerCanReactivate
    }
  }
`

type Subscription = NonNullable<MembershipState_membership$data['subscription']>

interface MembershipStateProps {
  membership: MembershipState_membership$key
}

/** How the viewer's membership stands, and how it goes on. Says nothing to one who never was a member. */
export function MembershipState({ membership }: MembershipStateProps) {
  const { t } = useTranslation('membership')
  const locale = useLocale()
  const now = useToday()
  const { memberUntil, subscription } = useFragment(fragment, membership)
  if (!memberUntil) return null
  const isOver = new Date(memberUntil) <= now
  const date = formatDateTime(memberUntil, locale)
  if (subscription?.renewsAt) return <Renewing subscription={subscription} memberUntil={memberUntil} />
  return (
    <section className={classes.state}>
      <Title order={2}>{isOver ? t('state.over') : t('state.member')}</Title>
      <p>{isOver ? t('state.overText', { date }) : t('state.untilText', { date })}</p>
      {subscription && <Ended subscription={subscription} />}
    </section>
  )
}

interface RenewingProps {
  subscription: Subscription
  memberUntil: string
}

function Renewing({ subscription, memberUntil }: RenewingProps) {
  const { t } = useTranslation(['membership', 'payments'])
  const locale = useLocale()
  const [isStopping, setStopping] = useState(false)
  const { name, price, nextPrice, paymentMethod, renewsAt, isDeclined } = subscription
  const facts: [name: string, value: string][] = [
    [t('state.package'), name],
    [t('state.until'), formatDate(memberUntil, locale)],
    [t('state.next'), `${formatPrice(nextPrice)}, ${formatDate(renewsAt ?? memberUntil, locale)}`],
    [t('state.method'), t(`payments:method.${paymentMethod}`)],
  ]
  return (
    <section className={classes.state}>
      <Title order={2}>{t('state.member')}</Title>
      {isDeclined && (
        <Banner tone="warning" title={t('state.declined')}>
          {t('state.declinedText', { date: formatDate(memberUntil, locale) })}
        </Banner>
      )}
      <dl className={classes.facts}>
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {nextPrice.amount !== price.amount && (
        <p>{t('state.priceChange', { from: formatPrice(price), to: formatPrice(nextPrice) })}</p>
      )}
      <div>
        <Button variant="default" onClick={() => setStopping(true)}>
          {t('stop.action')}
        </Button>
      </div>
      <StopDialog opened={isStopping} memberUntil={memberUntil} onClose={() => setStopping(false)} />
    </section>
  )
}

/** Why it does not renew any more, and the way back where there is one. */
function Ended({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('membership')
  const { reactivate, busy } = useSubscription()
  const { status, price, viewerCanReactivate } = subscription
  const start = async () => {
    if (await reactivate()) tell(t('reactivate.done'))
  }
  return (
    <>
      {status !== 'ACTIVE' && status !== 'ACTIVE_INITIAL_PURCHASE' && <p>{t(`ended.${status}`)}</p>}
      {viewerCanReactivate && (
        <>
          <p>{t('reactivate.text', { price: formatPrice(price) })}</p>
          <div>
            <Button variant="default" loading={busy} onClick={() => void start()}>
              {t('reactivate.action')}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
