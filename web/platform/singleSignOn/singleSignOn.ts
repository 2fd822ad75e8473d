import { graphql } from 'react-relay'
import { commitMutation, type IEnvironment } from 'relay-runtime'
import { safePath } from '#lib/safeRedirect'
import type { singleSignOnMutation } from './__generated__/singleSignOnMutation.graphql'
import { logInPath } from '#platform/routing/links'
import { changingSession } from '#platform/session/sessionChange'

const mutation = graphql`
  mutation singleSignOnMutation($input: LogOnWithTicketInput!) {
    logOnWithTicket(input: $input) {
      redirectUrl
      userErrors {
        code
      }
    }
  }
`

/**
 * Logs on by the ticket in the query `SSO`, if there is one, and leads on: to the address that the server gives, which it
 * has checked against its allow-list, else to the path in `u`, else to the start page. Answers whether the page is left.
 */
export async function followSingleSignOn(environment: IEnvironment, address: URL): Promise<boolean> {
  const ticket = address.searchParams.get('SSO')
  if (!ticket) return false
  const logOn = () =>
    new Promise<string | null>((resolve) => {
      commitMutation<singleSignOnMutation>(environment, {
        mutation,
        variables: { input: { ticket } },
        onCompleted: (response, errors) => {
          const answer = response.logOnWithTicket
          if (!answer || errors?.length || answer.userErrors.length > 0) resolve(null)
          else resolve(answer.redirectUrl ?? safePath(address.searchParams.get('u')) ?? '/Start')
        },
        onError: () => resolve(null),
      })
    })
  const target = await changingSession(logOn)
  // A ticket that does not count any more leads to the log-in dialog, with the wanted page kept.
  window.location.replace(target ?? logInPath(safePath(address.searchParams.get('u')) ?? undefined))
  return true
}
