import { IconTicket, IconUserCheck, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { Fact, FactLine, FactNote, Facts, When, Where } from '#shared/gatherings/Facts'
import { PlaceLines } from '#shared/gatherings/PlaceLines'
import { formatPrice } from '#shared/payments/price'
import { useDistance } from '#shared/profiles/useDistance'
import { usePlace } from '#shared/profiles/usePlace'
import { useLocale } from '#platform/i18n/useLocale'
import { useToday } from '#platform/session/useToday'
import { formatDateTime } from '#lib/format/formatDate'
import type { EventFacts_event$key } from './__generated__/EventFacts_event.graphql'

const fragment = graphql`
  fragment EventFacts_event on Event {
    place
    area {
      ...usePlace_area
    }
    distance
    address
    beginsAt
    endsAt
    localBegin
    localEnd
    timeZone
    icsUrl
    status
    price {
      amount
      currency
    }
    couplePrice {
      amount
      currency
    }
    refundPercent
    quitUntil
    ageFrom
    ageTo
    places
    genderPlaces {
      gender
      count
    }
    comingCount
    coming {
      gender
      count
    }
    waitingCount
    freePlaces
    freeByGender {
      gender
      count
    }
  }
`

/** When and where an event is, what it costs, for whom it is, and its places. */
export function EventFacts({ event }: { event: EventFacts_event$key }) {
  const { t } = useTranslation(['events', 'gatherings'])
  const locale = useLocale()
  const { away } = useDistance()
  const data = useFragment(fragment, event)
  const { price, couplePrice, refundPercent, ageFrom, ageTo } = data
  const area = usePlace(data.area)
  const now = useToday()
  const hasBegun = new Date(data.beginsAt) <= now
  const isOver = new Date(data.endsAt) <= now
  const refund = { date: formatDateTime(data.quitUntil, locale), percent: refundPercent }
  const age =
    ageFrom != null && ageTo != null
      ? t('facts.ageBetween', { from: ageFrom, to: ageTo })
      : ageFrom != null
        ? t('facts.ageFrom', { from: ageFrom })
        : ageTo != null && t('facts.ageTo', { to: ageTo })
  return (
    <Facts>
      <When {...data} icsUrl={isOver ? null : data.icsUrl} />
      <Where place={data.place} address={data.address}>
        <FactNote>{[area, away(data.distance)].filter(Boolean).join(' · ')}</FactNote>
        {data.address == null && !isOver && <FactNote>{t('facts.addressLater')}</FactNote>}
      </Where>
      <Fact icon={<IconTicket size={22} stroke={1.6} aria-hidden />} name={t('facts.price')}>
        <FactLine>{price ? formatPrice(price) : t('facts.free')}</FactLine>
        {couplePrice && <FactNote>{t('facts.couplePrice', { price: formatPrice(couplePrice) })}</FactNote>}
        {!hasBegun && (
          <FactNote>
            {price
              ? refundPercent === 0
                ? t('facts.noRefund')
                : t(refundPercent === 100 ? 'facts.fullRefund' : 'facts.partRefund', refund)
              : t('facts.quitUntil', refund)}
          </FactNote>
        )}
      </Fact>
      {age && (
        <Fact icon={<IconUserCheck size={22} stroke={1.6} aria-hidden />} name={t('facts.age')}>
          <FactLine>{age}</FactLine>
        </Fact>
      )}
      {data.status === 'PUBLISHED' && !isOver && (
        <Fact icon={<IconUsers size={22} stroke={1.6} aria-hidden />} name={t('gatherings:facts.places')}>
          <PlaceLines gathering={data} />
        </Fact>
      )}
    </Facts>
  )
}
