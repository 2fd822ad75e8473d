import { commitMutation, graphql } from 'react-relay'
import type { GraphQLTaggedNode, IEnvironment, MutationParameters } from 'relay-runtime'
import type { pushMutationsClearMutation } from './__generated__/pushMutationsClearMutation.graphql'
import type { pushMutationsSubscribeMutation } from './__generated__/pushMutationsSubscribeMutation.graphql'
import type { pushMutationsUnsubscribeMutation } from './__generated__/pushMutationsUnsubscribeMutation.graphql'

const subscribe = graphql`
  mutation pushMutationsSubscribeMutation($input: SubscribeToPushInput!) {
    subscribeToPush(input: $input) {
      userErrors {
        code
      }
    }
  }
`

const unsubscribe = graphql`
  mutation pushMutationsUnsubscribeMutation($input: UnsubscribeFromPushInput!) {
    unsubscribeFromPush(input: $input) {
      userErrors {
        code
      }
    }
  }
`

const clear = graphql`
  mutation pushMutationsClearMutation($input: SetPushPermissionRequestInput!) {
    setPushPermissionRequest(input: $input) {
      viewer {
        id
        isPushPermissionDue
      }
      userErrors {
        code
      }
    }
  }
`

/** Runs a mutation in the background; the caller logs failures. */
function run<M extends MutationParameters>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: M['variables'],
): Promise<M['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<M>(environment, {
      mutation,
      variables,
      onCompleted: (response, errors) =>
        errors?.length ? reject(new Error(errors.map(({ message }) => message).join())) : resolve(response),
      onError: reject,
    })
  })
}

function refuse(userErrors: readonly { readonly code: string }[] = []): void {
  if (userErrors.length > 0) throw new Error(userErrors.map(({ code }) => code).join())
}

/** Stores the push subscription of this browser. */
export async function storeSubscription(
  environment: IEnvironment,
  input: pushMutationsSubscribeMutation['variables']['input'],
): Promise<void> {
  const answer = await run<pushMutationsSubscribeMutation>(environment, subscribe, { input })
  refuse(answer.subscribeToPush?.userErrors)
}

export async function removeSubscription(environment: IEnvironment, endpoint: string): Promise<void> {
  await run<pushMutationsUnsubscribeMutation>(environment, unsubscribe, { input: { endpoint } })
}

export async function clearPermissionRequest(environment: IEnvironment): Promise<void> {
  const answer = await run<pushMutationsClearMutation>(environment, clear, { input: { requested: false } })
  refuse(answer.setPushPermissionRequest?.userErrors)
}
