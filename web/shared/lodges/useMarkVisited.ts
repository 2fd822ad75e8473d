import { useEffect, useState } from 'react'
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
  /** The time of the visit before; null if there was none. */
  readonly since: string | null
  /** Ends the visit, unless another page of the lodge follows. */
  leaving?: number
}

const visits = new WeakMap<IEnvironment, Visit>()

interface VisitedLodge {
  readonly id: string
  readonly viewerVisitedAt: string | null | undefined
}

/** Marks a lodge as visited when a member comes to it; moving between its pages is not a new visit. */
export function useMarkVisited(lodge: VisitedLodge | null | undefined, isMember: boolean): void {
  const environment = useRelayEnvironment()
  const lodgeId = lodge?.id
  const visitedAt = lodge?.viewerVisitedAt ?? null
  useEffect(() => {
    if (lodgeId === undefined || !isMember) return
    const last = visits.get(environment)
    window.clearTimeout(last?.leaving)
    const isOn = last?.lodgeId === lodgeId
    const visit: Visit = { lodgeId, since: isOn ? last.since : visitedAt }
    visits.set(environment, visit)
    if (!isOn) {
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
  }, [environment, isMember, lodgeId, visitedAt])
}

/** The time of the viewer's visit before this one, after which things count as new; null without one. */
export function useVisitBefore({ id, viewerVisitedAt = null }: VisitedLodge): string | null {
  const environment = useRelayEnvironment()
  const [since] = useState(() => {
    const visit = visits.get(environment)
    // The first page of a visit is drawn before the visit is marked.
    return visit?.lodgeId === id ? visit.since : viewerVisitedAt
  })
  return since
}
