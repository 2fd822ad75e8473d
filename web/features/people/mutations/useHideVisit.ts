import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
import { tellUserErrors } from '#platform/mutations/tellUserErrors'
import { isAbout, removeEdges } from '#platform/relay/removeEdges'
import { useCommit } from '#platform/mutations/useCommit'
import type { useHideVisitMutation } from './__generated__/useHideVisitMutation.graphql'

const mutation = graphql`
  mutation useHideVisitMutation($input: HideVisitInput!) {
    hideVisit(input: $input) {
      profileId
      userErrors {
        code
        message
        field
      }
    }
  }
`

/** Takes a visit off the list at once; it comes back when that fails. */
export function useHideVisit() {
  const environment = useRelayEnvironment()
  const [commit] = useCommit<useHideVisitMutation>(mutation)
  return useCallback(
    async (profileId: string) => {
      const hide = (store: RecordSourceProxy) => removeEdges(store, environment, 'VisitConnection', isAbout(profileId))
      const answer = await commit(
        { input: { profileId } },
        {
          optimisticUpdater: hide,
          updater: (store, data) => {
            if (data?.hideVisit.profileId) hide(store)
          },
        },
      )
      if (answer) tellUserErrors(answer.hideVisit.userErrors)
    },
    [commit, environment],
  )
}
