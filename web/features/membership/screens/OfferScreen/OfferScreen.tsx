import { IconGift } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatDateTime } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { MEMBERSHIP } from '#platform/routing/links'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { PaymentForm } from '#shared/payments/PaymentForm'
import { formatPrice } from '#shared/payments/price'
import { useBuyMembership } from '#shared/payments/useBuyMembership'
import { EmptyState } from '#ui/states/EmptyState'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import type { OfferScreen_offer$key } from './__generated__/OfferScreen_offer.graphql'
import type { OfferScreenQuery } from './__generated__/OfferScreenQuery.graphql'
import classes from './OfferScreen.module.css'

// Distinguishes a failed fetch from an offer that has ended.
const query = graphql`
  query OfferScreenQuery($offer: Int!) @preloadable @throwOnFieldError {
    viewer {
      specialOffer(legacyId: $offer) {
        ...OfferScreen_offer
      }
    }
  }
`

const fragment = graphql`
  fragment OfferScreen_offer on SpecialOffer {
    id
    price {
      amount
      currency
    }
    vat {
      amount
      currency
    }
    endsAt
    package {
      id
      name
      months
      price {
        amount
        currency
      }
      paymentMethods
    }
  }
`

/** A lower price for the first period of a membership, to take or to leave. */
export function OfferScreen() {
  const { t } = useTranslation('membership')
  const { viewer } = useScreenQuery<OfferScreenQuery>(query)
  return (
    <Page width="text">
      <PageTitle>{t('offer.title')}</PageTitle>
      {viewer.specialOffer ? (
        <Offer offer={viewer.specialOffer} />
      ) : (
        <EmptyState
          isPage
          title={t('offer.none')}
          text={t('offer.noneText')}
          icon={<IconGift size={26} stroke={1.5} />}
          action={{ label: t('offer.others'), href: MEMBERSHIP }}
        />
      )}
    </Page>
  )
}

function Offer({ offer }: { offer: OfferScreen_offer$key }) {
  const { t } = useTranslation(['membership', 'payments'])
  const locale = useLocale()
  const { id, price, vat, endsAt, package: offered } = useFragment(fragment, offer)
  const buy = useBuyMembership(offered.id, id)
  const usual = formatPrice(offered.price)
  return (
    <>
      <PageHeader
        title={t('offer.title')}
        intro={t('offer.until', { date: formatDateTime(endsAt, locale) })}
        back={{ label: t('title'), href: MEMBERSHIP }}
      />
      <p className={classes.prices}>
        <span>{offered.name}</span>
        <span>
          <del className={classes.usual} aria-label={t('offer.usual', { price: usual })}>
            {usual}
          </del>{' '}
          <strong className={classes.price}>{formatPrice(price)}</strong>
        </span>
      </p>
      <PaymentForm
        payable={{ name: offered.name, price, vat, paymentMethods: offered.paymentMethods }}
        subject={`${offered.id} ${id}`}
        returnPath={MEMBERSHIP}
        renewal={t('payments:renewalAfterOffer', { count: offered.months ?? 1, price: usual })}
        consent={t('payments:consent.membership')}
        buy={buy}
      />
    </>
  )
}
