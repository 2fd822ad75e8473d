import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useBuyMembershipMutation } from './__generated__/useBuyMembershipMutation.graphql'
import type { Buy } from './usePay'

const mutation = graphql`
  mutation useBuyMembershipMutation($input: BuyMembershipInput!) {
    buyMembership(input: $input) {
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

/** Orders a membership, with a special offer for a lower price of the first period. */
export function useBuyMembership(packageId: string, specialOfferId?: string): Buy {
  const [commit] = useAction<useBuyMembershipMutation>(mutation)
  return useCallback(
    async (payment, options) => {
      const answer = await commit({ input: { packageId, specialOfferId, payment } }, options)
      return answer?.buyMembership ?? null
    },
    [commit, packageId, specialOfferId],
  )
}
