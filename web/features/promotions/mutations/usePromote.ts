import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { Buy } from '#shared/payments/usePay'
import type { usePromoteAdMutation } from './__generated__/usePromoteAdMutation.graphql'
import type { usePromoteSearchMutation } from './__generated__/usePromoteSearchMutation.graphql'

const buyingAd = graphql`
  mutation usePromoteAdMutation($input: BuyQuickScorAdInput!) {
    buyQuickScorAd(input: $input) {
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

const buyingSearch = graphql`
  mutation usePromoteSearchMutation($input: BuySearchPromotionInput!) {
    buySearchPromotion(input: $input) {
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

/** Orders a QuickScor ad. */
export function useBuyAd(text: string): Buy {
  const [commit] = useAction<usePromoteAdMutation>(buyingAd)
  return useCallback(
    async (payment, options) => (await commit({ input: { text, payment } }, options))?.buyQuickScorAd ?? null,
    [commit, text],
  )
}

/** Orders standing first in the search. */
export function useBuySearchPromotion(): Buy {
  const [commit] = useAction<usePromoteSearchMutation>(buyingSearch)
  return useCallback(
    async (payment, options) => (await commit({ input: { payment } }, options))?.buySearchPromotion ?? null,
    [commit],
  )
}
