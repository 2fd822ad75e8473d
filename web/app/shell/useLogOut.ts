import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useCommit } from '../../relay/useCommit'
import { forgetKeptTexts } from '../messages/keptTexts'
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

/** Ends the session and loads the front page anew, so that nothing of the member stays in this tab. */
export function useLogOut(): () => void {
  const [commit] = useCommit<useLogOutMutation>(mutation)
  return useCallback(() => {
    void commit({}).then((done) => {
      if (!done) return
      forgetKeptTexts()
      window.location.assign('/')
    })
  }, [commit])
}
