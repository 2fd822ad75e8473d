import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useFeedEndMutation } from './__generated__/useFeedEndMutation.graphql'
import type { useFeedRenewMutation } from './__generated__/useFeedRenewMutation.graphql'

const renewing = graphql`
  mutation useFeedRenewMutation {
    renewMeetupFeed {
      viewer {
        id
        meetupFeedUrl
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const ending = graphql`
  mutation useFeedEndMutation {
    endMeetupFeed {
      viewer {
        id
        meetupFeedUrl
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Gives the viewer a new secret address for calendar programs, or ends it. Each resolves to whether it succeeded. */
export function useFeed() {
  const [commitRenew, renews] = useAction<useFeedRenewMutation>(renewing)
  const [commitEnd, ends] = useAction<useFeedEndMutation>(ending)
  const renew = useCallback(async () => (await commitRenew({})) !== null, [commitRenew])
  const end = useCallback(async () => (await commitEnd({})) !== null, [commitEnd])
  return { renew, end, busy: renews || ends }
}
