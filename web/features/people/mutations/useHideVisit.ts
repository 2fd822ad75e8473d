import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
import { isAbout, removeEdges } from '#platform/relay/removeEdges'
import { useAction } from '#platform/mutations/useAction'
import type { useHideVisitMutation } from './__generated__/useHideVisitMutation.graphql'

const mutation = graphql`
  mutation useHideVisitMutation($input: HideVisitInput!) {
    hideVisit(input: $input) {
      profileId
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Takes a visit off the list at once; it comes back when that fails. */
export function useHideVisit() {
  const environment = useRelayEnvironment()
  const [commit] = useAction<useHideVisitMutation>(mutation)
  return useCallback(
    async (profileId: string) => {
      const hide = (store: RecordSourceProxy) => removeEdges(store, environment, 'VisitConnection', isAbout(profileId))
      await commit(
        { input: { profileId } },
        {
          optimisticUpdater: hide,
          updater: (store, data) => {
            if (data?.hideVisit.profileId) hide(store)
          },
        },
      )
    },
    [commit, environment],
  )
}
