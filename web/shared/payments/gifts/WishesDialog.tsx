import { Select, Textarea } from '@mantine/core'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { formatDate } from '#lib/format/formatDate'
import { Boundary } from '#platform/errors/Boundary'
import { useLocale } from '#platform/i18n/useLocale'
import { useAction } from '#platform/mutations/useAction'
import { Sheet } from '#ui/overlays/Sheet'
import { NoPayment, PaymentForm } from '../PaymentForm'
import { usePaidText } from '../usePaidText'
import type { Buy } from '../usePay'
import type { WishesDialogMutation } from './__generated__/WishesDialogMutation.graphql'
import type { WishesDialogQuery } from './__generated__/WishesDialogQuery.graphql'
import classes from './gifts.module.css'

const query = graphql`
  query WishesDialogQuery {
    viewer {
      birthdayWishes {
        offer {
          name
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
        maxLength
        birthdays {
          profile {
            id
            name
          }
          date
        }
      }
    }
  }
`

const mutation = graphql`
  mutation WishesDialogMutation($input: BuyBirthdayWishesInput!) {
    buyBirthdayWishes(input: $input) {
      order {
        legacyId
      }
      checkoutUrl
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

function useGreet(profileId: string, text: string): Buy {
  const [commit] = useAction<WishesDialogMutation>(mutation)
  return useCallback(
    async (payment, options) =>
      (await commit({ input: { profileId, text, payment } }, options))?.buyBirthdayWishes ?? null,
    [commit, profileId, text],
  )
}

function Wishes({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('payments')
  const locale = useLocale()
  const { viewer } = useLazyLoadQuery<WishesDialogQuery>(query, {})
  const { offer, maxLength = 0, birthdays = [] } = viewer.birthdayWishes ?? {}
  const { text, field, check, placeErrors } = usePaidText('BIRTHDAY_WISHES', t('wishes.empty'))
  const [wanted, setWanted] = useState<string | null>(null)
  const receiver = birthdays.find(({ profile }) => profile.id === wanted) ?? birthdays[0]
  const greet = useGreet(receiver?.profile.id ?? '', text)
  if (!receiver) return <p>{t('wishes.none')}</p>
  if (!offer) return <NoPayment />
  return (
    <div className={classes.parts}>
      <Select
        label={t('wishes.to')}
        allowDeselect={false}
        value={receiver.profile.id}
        data={birthdays.map(({ profile, date }) => ({
          value: profile.id,
          label: t('wishes.birthday', { name: profile.name, date: formatDate(date, locale) }),
        }))}
        onChange={setWanted}
      />
      <Textarea label={t('wishes.label')} maxLength={maxLength} autosize minRows={3} {...field} />
      <PaymentForm
        payable={offer}
        subject={`${receiver.profile.id} ${text}`}
        returnPath="/Birthdays"
        note={t('wishes.note', { name: receiver.profile.name, date: formatDate(receiver.date, locale) })}
        consent={t('consent.greeting')}
        check={check}
        placeErrors={placeErrors}
        buy={greet}
        onLeave={onClose}
      />
    </div>
  )
}

/** A greeting to a favourite who has a birthday within a week: write, and pay. */
export function WishesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['payments', 'common'])
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('wishes.title')}
      description={t('wishes.text')}
      closeLabel={t('common:close')}
    >
      <Boundary fallback={<NoPayment />}>
        <Wishes onClose={onClose} />
      </Boundary>
    </Sheet>
  )
}
