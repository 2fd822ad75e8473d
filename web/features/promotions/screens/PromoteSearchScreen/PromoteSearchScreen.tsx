import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { formatDateTime } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { useToday } from '#platform/session/useToday'
import { NoPayment, PaymentForm } from '#shared/payments/PaymentForm'
import { Banner } from '#ui/states/Banner'
import { PromotionPage } from '../../components/PromotionPage'
import { useBuySearchPromotion } from '../../mutations/usePromote'
import type { PromoteSearchScreenQuery } from './__generated__/PromoteSearchScreenQuery.graphql'
import classes from './PromoteSearchScreen.module.css'

const query = graphql`
  query PromoteSearchScreenQuery @preloadable {
    viewer {
      searchPromotion {
        offer {
          name
          days
          price {
            amount
            currency
          }
          vat {
            amount
            currency
          }
          paymentMethods
        }
        promotedUntil
      }
    }
  }
`

/** Standing first when others search: until when the viewer does, and what it costs. */
export function PromoteSearchScreen() {
  const { t } = useTranslation(['promotions', 'payments'])
  const locale = useLocale()
  const now = useToday()
  const { viewer } = useScreenQuery<PromoteSearchScreenQuery>(query)
  const buy = useBuySearchPromotion()
  const { offer, promotedUntil } = viewer.searchPromotion ?? {}
  return (
    <PromotionPage title={t('product.search.title')} intro={t('product.search.text')}>
      <div className={classes.parts}>
        {promotedUntil && new Date(promotedUntil) > now && (
          <Banner tone="positive">{t('search.until', { date: formatDateTime(promotedUntil, locale) })}</Banner>
        )}
        {offer ? (
          <PaymentForm
            payable={offer}
            subject="search"
            note={t('search.runs', { count: offer.days ?? 1 })}
            consent={t('payments:consent.used')}
            buy={buy}
          />
        ) : (
          <NoPayment />
        )}
      </div>
    </PromotionPage>
  )
}
