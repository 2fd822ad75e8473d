import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { openBuyMembership } from '#platform/dialogs/openBuyMembership'
import { useViewer } from '#platform/session/useSession'
import type { useWriteQuery } from './__generated__/useWriteQuery.graphql'
import { conversationPath, writePath } from './conversationPath'

const query = graphql`
  query useWriteQuery($profileId: ID!) {
    viewer {
      correspondence(profileId: $profileId) {
        conversation {
          legacyId
        }
      }
    }
  }
`

/** The paid feature of writing. */
const WRITE_MAIL = 'WRITE_MAIL'

/**
 * Opens the conversation with a profile. Members who do not pay can read an existing one; without one, they see
 * the membership offer.
 */
export function useWrite(): (profileId: string) => Promise<void> {
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const { isMember } = useViewer()
  return useCallback(
    async (profileId) => {
      if (isMember) return navigate(writePath(profileId))
      const answer = await fetchQuery<useWriteQuery>(environment, query, { profileId })
        .toPromise()
        // If the lookup fails, the target page decides.
        .catch(() => null)
      if (answer === null) return navigate(writePath(profileId))
      const conversation = answer?.viewer.correspondence?.conversation
      return conversation ? navigate(conversationPath(conversation.legacyId)) : openBuyMembership(WRITE_MAIL)
    },
    [environment, navigate, isMember],
  )
}
