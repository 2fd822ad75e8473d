import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useSetNotificationDeliveryMutation } from './__generated__/useSetNotificationDeliveryMutation.graphql'

const mutation = graphql`
  mutation useSetNotificationDeliveryMutation($input: SetNotificationDeliveryInput!) {
    setNotificationDelivery(input: $input) {
      viewer {
        notificationSettings {
          topic
          delivery
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

export function useSetNotificationDelivery() {
  return useAction<useSetNotificationDeliveryMutation>(mutation)
}
