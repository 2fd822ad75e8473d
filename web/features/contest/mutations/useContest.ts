import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
import { useAction } from '#platform/mutations/useAction'
import type { useContestEnterMutation } from './__generated__/useContestEnterMutation.graphql'
import type { useContestVoteMutation } from './__generated__/useContestVoteMutation.graphql'

const voting = graphql`
  mutation useContestVoteMutation($input: VoteInContestInput!) {
    voteInContest(input: $input) {
      contest {
        viewerVote {
          id
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const entering = graphql`
  mutation useContestEnterMutation($input: EnterContestInput!) {
    enterContest(input: $input) {
      contest {
        viewerEntry {
          id
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Gives, or moves, the viewer's vote of today. It shows at once, and goes back on failure. */
export function useVote(contestId: string) {
  const [commit, busy] = useAction<useContestVoteMutation>(voting)
  const vote = useCallback(
    async (entryId: string): Promise<boolean> => {
      const optimistic = (store: RecordSourceProxy) => {
        const entry = store.get(entryId)
        if (entry) store.get(contestId)?.setLinkedRecord(entry, 'viewerVote')
      }
      return (await commit({ input: { entryId } }, { optimistic })) !== null
    },
    [commit, contestId],
  )
  return [vote, busy] as const
}

/** Enters one of the viewer's pictures. */
export const useEnterContest = () => useAction<useContestEnterMutation>(entering)
