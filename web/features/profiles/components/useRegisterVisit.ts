import { useEffect } from 'react'
import { commitMutation, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { useViewer } from '#platform/session/useSession'
import type { useRegisterVisit_profile$key } from './__generated__/useRegisterVisit_profile.graphql'
import type { useRegisterVisitMutation } from './__generated__/useRegisterVisitMutation.graphql'

const fragment = graphql`
  fragment useRegisterVisit_profile on Profile {
    id
    legacyId
  }
`

const mutation = graphql`
  mutation useRegisterVisitMutation($input: RegisterVisitInput!) {
    registerVisit(input: $input) {
      userErrors {
        code
      }
    }
  }
`

/** Whose pages the viewer is looking at: going from one page to another of the same profile is no new visit. */
const visited = new WeakMap<IEnvironment, string>()

/** Calls back when the page is seen: at once, or when its tab is. Returns a stop function. */
function whenSeen(callback: () => void): () => void {
  let frame = 0
  const look = () => {
    if (document.visibilityState !== 'visible') return
    document.removeEventListener('visibilitychange', look)
    frame = requestAnimationFrame(callback)
  }
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    document.removeEventListener('visibilitychange', look)
    cancelAnimationFrame(frame)
  }
}

/** Tells the member that the viewer was here, once the page is really on screen; never for one's own. */
export function useRegisterVisit(profile: useRegisterVisit_profile$key | null): void {
  const environment = useRelayEnvironment()
  const viewer = useViewer()
  const data = useFragment(fragment, profile)
  const profileId = data && data.legacyId !== viewer.legacyId ? data.id : null
  useEffect(() => {
    if (profileId === null || visited.get(environment) === profileId) return
    return whenSeen(() => {
      visited.set(environment, profileId)
      commitMutation<useRegisterVisitMutation>(environment, {
        mutation,
        variables: { input: { profileId } },
        // A visit that could not be noted is nothing that the viewer need hear of.
        onError: () => {},
      })
    })
  }, [environment, profileId])
}
