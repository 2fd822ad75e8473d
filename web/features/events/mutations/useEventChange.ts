import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { UserError } from '#platform/mutations/refusal'
import { useAction } from '#platform/mutations/useAction'
import { removeEdges } from '#platform/relay/removeEdges'
import type { useEventChangeCancelMutation } from './__generated__/useEventChangeCancelMutation.graphql'
import type { useEventChangeHostMutation } from './__generated__/useEventChangeHostMutation.graphql'
import type { useEventChangePublishMutation } from './__generated__/useEventChangePublishMutation.graphql'

const publishing = graphql`
  mutation useEventChangePublishMutation($input: PublishEventInput!) {
    publishEvent(input: $input) {
      event {
        status
        hasCommentsEnabled
        ...EventSignUp_event
        ...EventBar_event
        ...HostTools_event
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const cancelling = graphql`
  mutation useEventChangeCancelMutation($input: CancelEventInput!) {
    cancelEvent(input: $input) {
      deletedId
      event {
        status
        cancelReason
        hasCommentsEnabled
        ...EventSignUp_event
        ...EventBar_event
        ...HostTools_event
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const hosting = graphql`
  mutation useEventChangeHostMutation($input: SetEventHostInput!) {
    setEventHost(input: $input) {
      event {
        hosts {
          id
          ...Faces_profiles
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Publishes, cancels and hands on an event; its lists are read anew. */
export function useEventChange() {
  const environment = useRelayEnvironment()
  const [commitPublish, publishes] = useAction<useEventChangePublishMutation>(publishing)
  const [commitCancel, cancels] = useAction<useEventChangeCancelMutation>(cancelling)
  const [commitHost, hosts] = useAction<useEventChangeHostMutation>(hosting)

  const publish = useCallback(
    async (id: string): Promise<boolean> =>
      (await commitPublish({ input: { id } }, { invalidates: ['events'] })) !== null,
    [commitPublish],
  )
  const cancel = useCallback(
    async (id: string, reason: string): Promise<'cancelled' | 'deleted' | null> => {
      const answer = await commitCancel(
        { input: { id, reason } },
        {
          invalidates: ['events'],
          updater: (store) => removeEdges(store, environment, 'EventConnection', (node) => node.getDataID() === id),
        },
      )
      return answer && (answer.cancelEvent.deletedId == null ? 'cancelled' : 'deleted')
    },
    [commitCancel, environment],
  )
  const setHost = useCallback(
    async (id: string, profileId: string, host: boolean, onRefused?: (errors: readonly UserError[]) => void) =>
      (await commitHost({ input: { id, profileId, host } }, { onRefused })) !== null,
    [commitHost],
  )
  return { publish, cancel, setHost, busy: publishes || cancels || hosts }
}
