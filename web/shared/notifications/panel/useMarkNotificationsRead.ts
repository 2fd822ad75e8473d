import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type {
  NotificationTab,
  useMarkNotificationsReadMutation,
} from './__generated__/useMarkNotificationsReadMutation.graphql'

const mutation = graphql`
  mutation useMarkNotificationsReadMutation($input: MarkNotificationsAsReadInput!) {
    markNotificationsAsRead(input: $input) {
      notifications {
        id
        isRead
      }
      viewer {
        id
        counts {
          total
          newNotifications
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Marks notifications as read optimistically: those with the ids, or all of a tab. */
export function useMarkNotificationsRead() {
  const [commit] = useAction<useMarkNotificationsReadMutation>(mutation)
  return useCallback(
    async (shown: readonly string[], tab?: NotificationTab) => {
      await commit(
        { input: tab ? { tab } : { ids: [...shown] } },
        {
          optimistic: (store) => shown.forEach((id) => store.get(id)?.setValue(true, 'isRead')),
          // The notification was withdrawn meanwhile, and the click has already navigated.
          onNotFound: () => undefined,
        },
      )
    },
    [commit],
  )
}
