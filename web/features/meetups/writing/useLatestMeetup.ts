import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { useLocale } from '#platform/i18n/useLocale'
import type { useLatestMeetupQuery } from './__generated__/useLatestMeetupQuery.graphql'
import { readMeetup, type SavedMeetup } from './readMeetup'

const query = graphql`
  query useLatestMeetupQuery($legacyId: Int!) {
    meetup(legacyId: $legacyId) {
      ...readMeetup_meetup
      media {
        ...editableMedia_media
      }
    }
  }
`

/** Fetches the server's present version of a meetup; null when that fails. */
export function useLatestMeetup() {
  const environment = useRelayEnvironment()
  const locale = useLocale()
  return useCallback(
    async (legacyId: number): Promise<SavedMeetup | null> => {
      const answer = await fetchQuery<useLatestMeetupQuery>(environment, query, { legacyId })
        .toPromise()
        .catch(() => undefined)
      return answer?.meetup ? readMeetup(answer.meetup, locale) : null
    },
    [environment, locale],
  )
}
