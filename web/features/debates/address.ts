import { lodgeNumber } from '#shared/lodges/lodgeNumber'
import type { Navigation } from '#platform/routing/route'

/** The orders of topics by their value in the address. */
export const ORDERS = { newest: 'NEWEST', comments: 'LATEST_COMMENT' } as const

export type TopicOrder = keyof typeof ORDERS

export const ORDER_QUERY = 'order'
export const CATEGORY_QUERY = 'category'

/** The order in an address; the first one for any other value. */
export function readOrder(search: URLSearchParams): TopicOrder {
  return search.get(ORDER_QUERY) === 'comments' ? 'comments' : 'newest'
}

/** The numbers of the lodge, the category and the topic in an address; 0, which nothing has, for those without. */
export function debateNumbers({ params }: Pick<Navigation, 'params'>) {
  const numberOf = (value: string | undefined) => lodgeNumber({ params: { id: value } })
  return { lodge: numberOf(params.id), category: numberOf(params.categoryId), topic: numberOf(params.topicId) }
}
