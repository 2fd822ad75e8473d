import { useCallback, useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useOwnWordsProfileQuery } from './__generated__/useOwnWordsProfileQuery.graphql'
import type { useOwnWordsQuery } from './__generated__/useOwnWordsQuery.graphql'

const profileQuery = graphql`
  query useOwnWordsProfileQuery {
    viewer {
      profile {
        matchWords
        text
      }
    }
  }
`

const query = graphql`
  query useOwnWordsQuery($text: String!) {
    viewer {
      suggestedMatchWords(text: $text)
    }
  }
`

/**
 * Suggests the viewer's own match words and those found in their text. The request is sent once, when somebody
 * wants to choose; without an answer there are no suggestions.
 */
export function useOwnWords() {
  const environment = useRelayEnvironment()
  const asked = useRef(false)
  const [words, setWords] = useState<readonly string[]>([])
  const ask = useCallback(async () => {
    if (asked.current) return
    asked.current = true
    try {
      const profile = (await fetchQuery<useOwnWordsProfileQuery>(environment, profileQuery, {}).toPromise())?.viewer
        .profile
      const own = profile?.matchWords ?? []
      setWords(own)
      const text = profile?.text
      if (!text) return
      const found = await fetchQuery<useOwnWordsQuery>(environment, query, { text }).toPromise()
      setWords([...new Set([...own, ...(found?.viewer.suggestedMatchWords ?? [])])])
    } catch {
      asked.current = false
    }
  }, [environment])
  return [words, ask] as const
}
