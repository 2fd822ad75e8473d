import { useState } from 'react'
import { commitLocalUpdate, fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { useReportError } from '#platform/errors/useReportError'
import { useSetBlacklisted } from '#shared/profiles/mutations/useSetBlacklisted'
import type { useUnblockQuery } from './__generated__/useUnblockQuery.graphql'

const query = graphql`
  query useUnblockQuery($after: String) {
    viewer {
      blacklist(first: 100, after: $after) {
        edges {
          node {
            profileId
            legacyId
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`

/**
 * Finds the id of a blocked profile. The profile itself hides even its id, so the id comes from the viewer's
 * blacklist.
 */
async function blockedId(environment: IEnvironment, legacyId: number): Promise<string | undefined> {
  let after: string | null | undefined
  do {
    const answer = await fetchQuery<useUnblockQuery>(environment, query, { after }).toPromise()
    const list = answer?.viewer.blacklist
    const found = list?.edges.find(({ node }) => node.legacyId === legacyId)
    if (found) return found.node.profileId
    after = list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null
  } while (after)
  return undefined
}

/** Unblocks the profile with this number; resolves with whether it succeeded. */
export function useUnblock(legacyId: number) {
  const environment = useRelayEnvironment()
  const reportError = useReportError()
  const [setBlacklisted] = useSetBlacklisted()
  const [busy, setBusy] = useState(false)
  const unblock = async (): Promise<boolean> => {
    setBusy(true)
    try {
      const profileId = await blockedId(environment, legacyId)
      if (profileId) return await setBlacklisted(profileId, false)
      // The profile was unblocked elsewhere meanwhile, so the store is out of date.
      commitLocalUpdate(environment, (store) => store.invalidateStore())
      return true
    } catch (error) {
      reportError(error instanceof Error ? error : new Error(String(error)))
      return false
    } finally {
      setBusy(false)
    }
  }
  return [unblock, busy] as const
}
