import { Select, Textarea } from '@mantine/core'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { formatDate } from '#lib/format/formatDate'
import { Boundary } from '#platform/errors/Boundary'
import { useDraft } from '#platform/forms/useDraft'
import { useLocale } from '#platform/i18n/useLocale'
import type { UserError } from '#platform/mutations/refusal'
import { useAction } from '#platform/mutations/useAction'
import { Sheet } from '#ui/overlays/Sheet'
import { NoPayment, PaymentForm } from '../PaymentForm'
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
  const [written, setWritten] = useDraft('birthdayWishes')
  const [wanted, setWanted] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const text = written.trim()
  const receiver = birthdays.find(({ profile }) => profile.id === wanted) ?? birthdays[0]
  const greet = useGreet(receiver?.profile.id ?? '', text)
  if (!receiver) return <p>{t('wishes.none')}</p>
  if (!offer) return <NoPayment />
  const check = () => {
    setProblem(text === '' ? t('wishes.empty') : null)
    return text !== ''
  }
  const placeErrors = (errors: readonly UserError[]) => {
    setProblem(errors.find(({ field }) => field === 'text')?.message ?? null)
    return errors.filter(({ field }) => field !== 'text')
  }
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
      <Textarea
        label={t('wishes.label')}
        maxLength={maxLength}
        autosize
        minRows={3}
        value={written}
        error={problem}
        onChange={(event) => {
          setWritten(event.currentTarget.value)
          setProblem(null)
        }}
      />
      <PaymentForm
        payable={offer}
        subject={`${receiver.profile.id} ${text}`}
        returnPath="/Birthdays"
        note={t('wishes.note', { name: receiver.profile.name, date: formatDate(receiver.date, locale) })}
        consent={t('consent.greeting')}
        check={check}
        placeErrors={placeErrors}
        buy={greet}
        onLeave={() => {
          setWritten('')
          onClose()
        }}
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
