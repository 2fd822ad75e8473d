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

/** Id of the visited profile: moving between pages of one profile is not a new visit. */
const visited = new WeakMap<IEnvironment, string>()

/** Calls back once the page is visible, at once or when its tab is shown. Returns a stop function. */
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

/** Registers a visit once the page is really on screen; never on the viewer's own profile. */
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
        // A failed visit does not concern the viewer.
        onError: () => {},
      })
    })
  }, [environment, profileId])
}
