import { useCallback, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { useReportError } from '#platform/errors/useReportError'
import type { useSuggestedWordsQuery } from './__generated__/useSuggestedWordsQuery.graphql'

const query = graphql`
  query useSuggestedWordsQuery($text: String!) {
    viewer {
      suggestedMatchWords(text: $text)
    }
  }
`

/** Finds match words in a text. Resolves with nothing on failure, after telling the member. */
export function useSuggestedWords() {
  const environment = useRelayEnvironment()
  const reportError = useReportError()
  const [busy, setBusy] = useState(false)
  const suggest = useCallback(
    async (html: string): Promise<readonly string[] | undefined> => {
      setBusy(true)
      try {
        const text = new DOMParser().parseFromString(html.replaceAll('<', ' <'), 'text/html').body.textContent
        const answer = await fetchQuery<useSuggestedWordsQuery>(environment, query, { text }).toPromise()
        return answer?.viewer.suggestedMatchWords ?? []
      } catch (error) {
        if (error instanceof Error) reportError(error)
        return undefined
      } finally {
        setBusy(false)
      }
    },
    [environment, reportError],
  )
  return [suggest, busy] as const
}
