import { IconBolt, IconCake, IconRocket, type Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { PROMOTE_QUICK_SCOR, PROMOTE_SEARCH } from '#shared/payments/paths'
import { formatPrice, type Price } from '#shared/payments/price'
import { AppLink } from '#ui/links/AppLink'
import { EmptyState } from '#ui/states/EmptyState'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import type { PromoteScreenQuery } from './__generated__/PromoteScreenQuery.graphql'
import classes from './PromoteScreen.module.css'

const query = graphql`
  query PromoteScreenQuery @preloadable {
    viewer {
      quickScorPromotion {
        offer {
          days
          price {
            amount
            currency
          }
        }
      }
      searchPromotion {
        offer {
          days
          price {
            amount
            currency
          }
        }
      }
      birthdayWishes {
        offer {
          price {
            amount
            currency
          }
        }
      }
    }
  }
`

interface Product {
  readonly name: 'ad' | 'search' | 'wishes'
  readonly href: string
  readonly icon: Icon
  readonly offer: { readonly days?: number | null; readonly price: Price } | null | undefined
}

/** The ways to be seen by more, and to please somebody. */
export function PromoteScreen() {
  const { t } = useTranslation('promotions')
  const { viewer } = useScreenQuery<PromoteScreenQuery>(query)
  const products: Product[] = [
    { name: 'ad', href: PROMOTE_QUICK_SCOR, icon: IconBolt, offer: viewer.quickScorPromotion?.offer },
    { name: 'search', href: PROMOTE_SEARCH, icon: IconRocket, offer: viewer.searchPromotion?.offer },
    { name: 'wishes', href: '/Birthdays', icon: IconCake, offer: viewer.birthdayWishes?.offer },
  ]
  const sold = products.filter(({ offer }) => offer)
  return (
    <Page width="text">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader title={t('title')} intro={t('intro')} />
      {sold.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <ul className={classes.products}>
          {sold.map(({ name, href, icon: Sign, offer }) => (
            <li key={name} className={classes.product}>
              <Sign size={28} stroke={1.5} aria-hidden />
              <div className={classes.words}>
                <h2>
                  <AppLink className={classes.link} href={href}>
                    {t(`product.${name}.title`)}
                  </AppLink>
                </h2>
                <p>{t(`product.${name}.text`)}</p>
              </div>
              {offer && (
                <p className={classes.price}>
                  {formatPrice(offer.price)}
                  {offer.days != null && <span>{t('days', { count: offer.days })}</span>}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}
