import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useEventFeedEndMutation } from './__generated__/useEventFeedEndMutation.graphql'
import type { useEventFeedRenewMutation } from './__generated__/useEventFeedRenewMutation.graphql'

const renewing = graphql`
  mutation useEventFeedRenewMutation {
    renewEventFeed {
      viewer {
        id
        eventFeedUrl
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const ending = graphql`
  mutation useEventFeedEndMutation {
    endEventFeed {
      viewer {
        id
        eventFeedUrl
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Gives the viewer a new secret address for calendar programs, or ends it. Each resolves to whether it succeeded. */
export function useEventFeed() {
  const [commitRenew, renews] = useAction<useEventFeedRenewMutation>(renewing)
  const [commitEnd, ends] = useAction<useEventFeedEndMutation>(ending)
  const renew = useCallback(async () => (await commitRenew({})) !== null, [commitRenew])
  const end = useCallback(async () => (await commitEnd({})) !== null, [commitEnd])
  return { renew, end, busy: renews || ends }
}
