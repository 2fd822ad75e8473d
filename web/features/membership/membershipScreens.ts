import type { RouteObject } from 'react-router-dom'
import { MEMBERSHIP } from '#platform/routing/links'
import { screen } from '#platform/routing/route'
import { readOrderNumber } from '#shared/payments/paths'
import { HISTORY, OFFER, RECEIPT } from './paths'
import HistoryScreenQuery from './screens/HistoryScreen/__generated__/HistoryScreenQuery$parameters'
import MembershipScreenQuery from './screens/MembershipScreen/__generated__/MembershipScreenQuery$parameters'
import OfferScreenQuery from './screens/OfferScreen/__generated__/OfferScreenQuery$parameters'
import ReceiptScreenQuery from './screens/ReceiptScreen/__generated__/ReceiptScreenQuery$parameters'

const texts = ['membership', 'payments'] as const

/** 0 is the number of no order and of no offer. */
const numberOf = (value: string | null | undefined) => readOrderNumber(value ?? null) ?? 0

export const membershipScreens: RouteObject[] = [
  screen({
    path: MEMBERSHIP,
    texts,
    query: MembershipScreenQuery,
    component: async () => (await import('./screens/MembershipScreen/MembershipScreen')).MembershipScreen,
  }),
  screen({
    path: HISTORY,
    texts,
    query: HistoryScreenQuery,
    component: async () => (await import('./screens/HistoryScreen/HistoryScreen')).HistoryScreen,
  }),
  screen({
    path: OFFER,
    texts,
    query: OfferScreenQuery,
    variables: ({ params }) => ({ offer: numberOf(params.offerId) }),
    component: async () => (await import('./screens/OfferScreen/OfferScreen')).OfferScreen,
  }),
  screen({
    path: RECEIPT,
    texts,
    query: ReceiptScreenQuery,
    variables: ({ search }) => ({ order: numberOf(search.get('order')) }),
    component: async () => (await import('./screens/ReceiptScreen/ReceiptScreen')).ReceiptScreen,
  }),
]
