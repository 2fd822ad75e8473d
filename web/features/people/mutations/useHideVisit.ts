import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
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

/** Removes a visit from the list at once, and restores it on failure. */
export function useHideVisit() {
  const environment = useRelayEnvironment()
  const [commit] = useAction<useHideVisitMutation>(mutation)
  return useCallback(
    async (profileId: string) => {
      await commit(
        { input: { profileId } },
        { optimistic: (store) => removeEdges(store, environment, 'VisitConnection', isAbout(profileId)) },
      )
    },
    [commit, environment],
  )
}
