import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useMember } from '#platform/session/useSession'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { NoPayment, PaymentForm } from '#shared/payments/PaymentForm'
import { usePaidText } from '#shared/payments/usePaidText'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { Avatar } from '#ui/Avatar'
import { PromotionPage } from '../../components/PromotionPage'
import { useBuyAd } from '../../mutations/usePromote'
import type {
  PromoteQuickScorScreenQuery,
  PromoteQuickScorScreenQuery$data,
} from './__generated__/PromoteQuickScorScreenQuery.graphql'
import classes from './PromoteQuickScorScreen.module.css'

const query = graphql`
  query PromoteQuickScorScreenQuery @preloadable {
    viewer {
      quickScorPromotion {
        maxLength
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
      }
    }
  }
`

type Promotion = NonNullable<PromoteQuickScorScreenQuery$data['viewer']['quickScorPromotion']>
type Offer = NonNullable<Promotion['offer']>

/** Writing a QuickScor ad, with a preview, and paying for it. */
export function PromoteQuickScorScreen() {
  const { t } = useTranslation('promotions')
  const { viewer } = useScreenQuery<PromoteQuickScorScreenQuery>(query)
  const { offer, maxLength = 0 } = viewer.quickScorPromotion ?? {}
  return (
    <PromotionPage title={t('product.ad.title')} intro={t('product.ad.text')}>
      {offer ? <WriteAd offer={offer} maxLength={maxLength} /> : <NoPayment />}
    </PromotionPage>
  )
}

function WriteAd({ offer, maxLength }: { offer: Offer; maxLength: number }) {
  const { t } = useTranslation(['promotions', 'payments'])
  const { text, field, check, placeErrors } = usePaidText('QUICK_SCOR_AD', t('ad.empty'))
  const buy = useBuyAd(text)
  return (
    <div className={classes.parts}>
      <Textarea
        label={t('ad.label')}
        description={t('ad.left', { count: maxLength - text.length })}
        maxLength={maxLength}
        autosize
        minRows={3}
        {...field}
      />
      <Preview text={text} />
      <PaymentForm
        payable={offer}
        subject={text}
        note={t('ad.runs', { count: offer.days ?? 1 })}
        consent={t('payments:consent.used')}
        check={check}
        placeErrors={placeErrors}
        buy={buy}
      />
    </div>
  )
}

/** The ad as others will see it. */
function Preview({ text }: { text: string }) {
  const { t } = useTranslation('promotions')
  const { name, picture } = useMember()
  const source = usePictureSource(picture)
  return (
    <figure className={classes.preview}>
      <figcaption>{t('ad.preview')}</figcaption>
      <div className={classes.ad}>
        <Avatar name={name} picture={source} size={40} />
        <div>
          <p className={classes.name}>{name}</p>
          <p className={classes.text}>{text || t('ad.previewEmpty')}</p>
        </div>
      </div>
    </figure>
  )
}
