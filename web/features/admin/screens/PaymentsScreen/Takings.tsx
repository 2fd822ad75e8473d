import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { calendarDateOf, toIsoDate } from '#lib/format/calendarDate'
import { formatDateInput, parseDateInput } from '#lib/format/dateInput'
import { DateField } from '#platform/forms/DateField'
import { useLocale } from '#platform/i18n/useLocale'
import { useToday } from '#platform/session/useToday'
import { formatPrice } from '#shared/payments/price'
import { TextLink } from '#ui/links/TextLink'
import { Banner } from '#ui/states/Banner'
import { EmptyState } from '#ui/states/EmptyState'
import { orderStoryPath } from '../../paths'
import type { Takings_viewer$key } from './__generated__/Takings_viewer.graphql'
import classes from './PaymentsScreen.module.css'
import { DAY_QUERY, readDay } from './takingsDay'

const fragment = graphql`
  fragment Takings_viewer on Viewer {
    takings(from: $day, to: $day) {
      item
      payments
      paid {
        amount
        currency
      }
      refunded {
        amount
        currency
      }
      vat {
        amount
        currency
      }
    }
    paymentDifferences(from: $day, to: $day) {
      service
      handle
      orderNumber
      ours {
        amount
        currency
      }
      theirs {
        amount
        currency
      }
    }
  }
`

const FOUNDED = { year: 1998, month: 9, day: 1 }

/** What came in on a day by currency and product, and what does not agree with the payment services. */
export function Takings({ viewer }: { viewer: Takings_viewer$key }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const today = useToday()
  const [search, setSearch] = useSearchParams()
  const [written, setWritten] = useState(() => formatDateInput(readDay(search, today), locale))
  const { takings, paymentDifferences: differences } = useFragment(fragment, viewer)
  const choose = (text: string) => {
    setWritten(text)
    const day = parseDateInput(text, locale)
    if (!day) return
    search.set(DAY_QUERY, toIsoDate(day))
    setSearch(search, { preventScrollReset: true })
  }
  return (
    <div className={classes.takings}>
      <div className={classes.form}>
        <DateField
          label={t('payments.takings.day')}
          value={written}
          first={FOUNDED}
          last={calendarDateOf(today)}
          onChange={choose}
        />
      </div>
      {takings?.length === 0 && <EmptyState compact title={t('payments.takings.none')} />}
      {takings && takings.length > 0 && (
        <ul className={classes.rows} aria-label={t('payments.takings.title')}>
          {takings.map(({ item, payments, paid, refunded, vat }) => (
            <li key={`${paid.currency} ${item}`}>
              <span>{t(`payments.takings.item.${item}`)}</span>
              <span className={classes.amounts}>
                <strong>{formatPrice(paid)}</strong>
                <span>{t('payments.takings.orders', { count: payments })}</span>
                {refunded.amount > 0 && <span>{t('payments.story.refunded', { price: formatPrice(refunded) })}</span>}
                <span>{t('payments.takings.vat', { price: formatPrice(vat) })}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {!takings && <Banner tone="warning">{t('payments.takings.failed')}</Banner>}
      {!differences && <Banner tone="warning">{t('payments.differences.failed')}</Banner>}
      {differences?.length === 0 && <Banner tone="positive">{t('payments.differences.none')}</Banner>}
      {differences && differences.length > 0 && (
        <>
          <Banner tone="warning">{t('payments.differences.some', { count: differences.length })}</Banner>
          <ul className={classes.rows} aria-label={t('payments.differences.title')}>
            {differences.map(({ service, handle, orderNumber, ours, theirs }) => (
              <li key={handle}>
                <span>
                  {orderNumber === null || orderNumber === undefined ? (
                    handle
                  ) : (
                    <TextLink href={orderStoryPath(orderNumber)}>
                      {t('payments.story.order', { number: orderNumber })}
                    </TextLink>
                  )}
                </span>
                <span className={classes.amounts}>
                  <span>{t(`payments.differences.service.${service}`)}</span>
                  <span>{t('payments.differences.ours', { price: formatPrice(ours) })}</span>
                  <span>{t('payments.differences.theirs', { price: formatPrice(theirs) })}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
