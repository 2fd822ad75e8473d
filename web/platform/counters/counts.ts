import { fetchQuery, graphql, useLazyLoadQuery } from 'react-relay'
import { createOperationDescriptor, getRequest, type IEnvironment } from 'relay-runtime'
import type { countsQuery, countsQuery$data } from './__generated__/countsQuery.graphql'

/** All counters of the menu. */
export const notificationCountsQuery = graphql`
  query countsQuery {
    viewer {
      id
      counts {
        blogsCurated
        blogs
        eventAdmin
        lodgeAdmin
        newNotifications
        newVisits
        onlineFavorites
        unreadMail
        unreadTickets
        onlineTagged
        isLodgeAdmin
        isEventAdmin
      }
    }
  }
`

export const countsOperation = createOperationDescriptor(getRequest(notificationCountsQuery), {})

/** Puts the counters that came with the page into the store, and retains them. */
export function commitCounts(environment: IEnvironment, data: countsQuery$data): void {
  environment.commitPayload(countsOperation, data)
  environment.retain(countsOperation)
}

/** Asks for the counters. */
export async function fetchCounts(environment: IEnvironment): Promise<void> {
  await fetchQuery(environment, notificationCountsQuery, {}).toPromise()
}

/** Keeps the counters, where they came with the page. */
export function keepCounts(environment: IEnvironment): void {
  if (hasCounts(environment)) environment.retain(countsOperation)
}

/** Whether the counters are in the store. */
export function hasCounts(environment: IEnvironment): boolean {
  const { viewer } = environment.lookup(countsOperation.fragment).data as Partial<countsQuery$data>
  return viewer?.counts != null
}

/** The counters if they are in the store: they come with the page or by the timer, so that no screen waits for them. */
export function useCounts() {
  const { viewer } = useLazyLoadQuery<countsQuery>(notificationCountsQuery, {}, { fetchPolicy: 'store-only' })
  return viewer?.counts ?? null
}
