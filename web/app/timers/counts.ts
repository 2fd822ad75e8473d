import { graphql, useLazyLoadQuery } from 'react-relay'
import type { countsQuery } from './__generated__/countsQuery.graphql'

/** The counters of the menu, in full. */
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

/** The counters as far as they are there; filled by the timer, so that no screen waits for them. */
export function useCounts() {
  const { viewer } = useLazyLoadQuery<countsQuery>(notificationCountsQuery, {}, { fetchPolicy: 'store-only' })
  return viewer?.counts ?? null
}
