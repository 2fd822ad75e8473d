import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { MEMBERSHIP } from '#platform/routing/links'
import { eventsPath } from '#shared/events/paths'
import { profilePath } from '#shared/profiles/profilePath'
import type { UiAction } from '#ui/states/uiAction'
import type { PurchasableItem, useWayOn_order$key } from './__generated__/useWayOn_order.graphql'
import { orderState } from './orderState'
import { PROMOTE_QUICK_SCOR, PROMOTE_SEARCH, QUICK_SCOR } from './paths'

const fragment = graphql`
  fragment useWayOn_order on Order {
    status
    declineReason
    item
    checkoutUrl
    bankTransfer {
      __typename
    }
    recipient {
      legacyId
      name
    }
  }
`

const BIRTHDAYS = '/Birthdays'
const OWN_EVENTS = eventsPath('MyEvents')

/** Where a product is ordered, or ordered anew; a gift from the profile of its receiver. */
const SHOPS: Record<PurchasableItem, string | null> = {
  MEMBERSHIP,
  ONE_DAY_MEMBERSHIP: MEMBERSHIP,
  QUICK_SCOR_AD: PROMOTE_QUICK_SCOR,
  SEARCH_PROMOTION: PROMOTE_SEARCH,
  BIRTHDAY_WISHES: BIRTHDAYS,
  EVENT_TICKET: OWN_EVENTS,
  GIFT_MEMBERSHIP: null,
}

/** The one step that an order leads to: what was bought, the payment page, or ordering anew. */
export function useWayOn(order: useWayOn_order$key): UiAction | null {
  const { t } = useTranslation('payments')
  const data = useFragment(fragment, order)
  const { item, checkoutUrl, recipient } = data
  const state = orderState(data)
  const toReceiver = recipient
    ? {
        label: t('on.profile', { name: recipient.name }),
        href: profilePath(recipient.legacyId),
      }
    : null
  if (state === 'PAID') {
    if (item === 'QUICK_SCOR_AD') return { label: t('on.ads'), href: QUICK_SCOR }
    if (item === 'EVENT_TICKET') return { label: t('on.event'), href: OWN_EVENTS }
    if (item === 'SEARCH_PROMOTION') return { label: t('on.search'), href: '/Search' }
    if (item === 'MEMBERSHIP' || item === 'ONE_DAY_MEMBERSHIP') return { label: t('on.membership'), href: MEMBERSHIP }
    return toReceiver
  }
  if (state === 'TRANSFER') return null
  if (checkoutUrl) return { label: t(state === 'DECLINED' ? 'on.again' : 'on.payPage'), href: checkoutUrl }
  const shop = SHOPS[item]
  return shop === null ? toReceiver : { label: t('on.anew'), href: shop }
}
