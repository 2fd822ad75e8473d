import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import { removeEdges } from '#platform/relay/removeEdges'
import type { useDeleteMeetupMutation } from './__generated__/useDeleteMeetupMutation.graphql'

const mutation = graphql`
  mutation useDeleteMeetupMutation($input: DeleteMeetupInput!) {
    deleteMeetup(input: $input) {
      deletedId
      meetup {
        id
        cancelledAt
        hasCommentsEnabled
        viewerCanEdit
        ...SignUp_meetup
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/**
 * Cancels or deletes a meetup of a lodge, which leaves every list. Resolves to whether it is cancelled or deleted; null on
 * failure.
 */
export function useDeleteMeetup(lodgeId: string) {
  const environment = useRelayEnvironment()
  const [commit, busy] = useAction<useDeleteMeetupMutation>(mutation)
  const remove = useCallback(
    async (id: string, following: boolean): Promise<'cancelled' | 'deleted' | null> => {
      const answer = await commit(
        { input: { id, following } },
        {
          updater: (store) => {
            removeEdges(store, environment, 'MeetupConnection', (node) => node.getDataID() === id)
            store.get(lodgeId)?.invalidateRecord()
          },
        },
      )
      return answer && (answer.deleteMeetup.deletedId === null ? 'cancelled' : 'deleted')
    },
    [commit, environment, lodgeId],
  )
  return [remove, busy] as const
}
