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
        read
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

/** Marks notifications as read at once, before the server has answered: those of the ids, or all of a tab with those that are shown. */
export function useMarkNotificationsRead() {
  const [commit] = useAction<useMarkNotificationsReadMutation>(mutation)
  return useCallback(
    async (shown: readonly string[], tab?: NotificationTab) => {
      await commit(
        { input: tab ? { tab } : { ids: [...shown] } },
        {
          optimisticUpdater: (store) => shown.forEach((id) => store.get(id)?.setValue(true, 'read')),
          updater: (store) => shown.forEach((id) => store.get(id)?.setValue(true, 'read')),
          // Taken back since it was shown: there is nothing left to mark, and the click has led on already.
          onNotFound: () => undefined,
        },
      )
    },
    [commit],
  )
}
