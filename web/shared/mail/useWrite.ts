import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { openBuyMembership } from '#platform/dialogs/openBuyMembership'
import { useViewer } from '#platform/session/useSession'
import type { useWriteQuery } from './__generated__/useWriteQuery.graphql'
import { conversationPath, writePath } from './conversationPath'

const query = graphql`
  query useWriteQuery($profileLegacyId: Int!) {
    viewer {
      correspondence(profileLegacyId: $profileLegacyId) {
        conversation {
          legacyId
        }
      }
    }
  }
`

/** The paying feature that writing is. */
export const WRITE_MAIL = 'WRITE_MAIL'

/**
 * Goes to where one writes to a profile. Who does not pay reads the conversation that there is; without one, they are
 * offered the membership that writing takes.
 */
export function useWrite(): (profileLegacyId: number) => Promise<void> {
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const { member } = useViewer()
  return useCallback(
    async (profileLegacyId) => {
      if (member) return navigate(writePath(profileLegacyId))
      const answer = await fetchQuery<useWriteQuery>(environment, query, { profileLegacyId })
        .toPromise()
        // Not knowing whether there is a conversation, the page itself will tell.
        .catch(() => null)
      if (answer === null) return navigate(writePath(profileLegacyId))
      const conversation = answer?.viewer.correspondence?.conversation
      return conversation ? navigate(conversationPath(conversation.legacyId)) : openBuyMembership(WRITE_MAIL)
    },
    [environment, navigate, member],
  )
}
