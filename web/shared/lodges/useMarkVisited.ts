import { useEffect } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { useMarkVisitedMutation } from './__generated__/useMarkVisitedMutation.graphql'

const mutation = graphql`
  mutation useMarkVisitedMutation($input: MarkLodgeVisitedInput!) {
    markLodgeVisited(input: $input) {
      lodge {
        id
        viewerVisitedAt
        newMemberCount
        newDebateEntryCount
        newMeetupCount
        newMediaCount
      }
    }
  }
`

interface Visit {
  readonly lodgeId: string
  /** Ends the visit, unless another page of the lodge follows. */
  leaving?: number
}

const visits = new WeakMap<IEnvironment, Visit>()

/** Marks a lodge as visited when a member comes to it; moving between its pages is not a new visit. */
export function useMarkVisited(lodgeId: string | undefined, isMember: boolean): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (lodgeId === undefined || !isMember) return
    const last = visits.get(environment)
    window.clearTimeout(last?.leaving)
    const visit: Visit = { lodgeId }
    visits.set(environment, visit)
    if (last?.lodgeId !== lodgeId) {
      commitMutation<useMarkVisitedMutation>(environment, {
        mutation,
        variables: { input: { id: lodgeId } },
        // What is new stays new until the next visit.
        onError: () => {},
      })
    }
    return () => {
      visit.leaving = window.setTimeout(() => visits.delete(environment))
    }
  }, [environment, isMember, lodgeId])
}
