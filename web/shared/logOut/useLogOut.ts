import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { useSessionAction } from '#platform/mutations/useSessionAction'
import { forgetKeptTexts } from '#shared/keptTexts/keptTexts'
import type { useLogOutMutation } from './__generated__/useLogOutMutation.graphql'

const mutation = graphql`
  mutation useLogOutMutation {
    logOut {
      userErrors {
        code
      }
    }
  }
`

/** Ends the session and reloads the front page, so that nothing of the member stays in this tab. */
export function useLogOut(): () => void {
  const [commit] = useSessionAction<useLogOutMutation>(mutation)
  const environment = useRelayEnvironment()
  return useCallback(() => {
    const run = async () => {
      // Ending the push subscription needs the session.
      const { endToasts } = await import('#shared/notifications/endToasts')
      await endToasts(environment)
      if (!(await commit({}))) return
      forgetKeptTexts()
      window.location.assign('/')
    }
    void run()
  }, [commit, environment])
}
