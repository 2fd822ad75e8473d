import { graphql } from 'react-relay'
import type { RecordProxy } from 'relay-runtime'
import { useAction } from '#platform/mutations/useAction'
import { useViewer } from '#platform/session/useSession'
import type { useLodgeDeliveryDefaultMutation } from './__generated__/useLodgeDeliveryDefaultMutation.graphql'
import type {
  LodgeNotificationTopic,
  NotificationDelivery,
  useLodgeDeliveryMutation,
} from './__generated__/useLodgeDeliveryMutation.graphql'
import type { useLodgeDeliveryResetMutation } from './__generated__/useLodgeDeliveryResetMutation.graphql'

const setting = graphql`
  mutation useLodgeDeliveryMutation($input: SetLodgeNotificationDeliveryInput!) {
    setLodgeNotificationDelivery(input: $input) {
      lodge {
        notificationSettings {
          isDefault
          settings {
            topic
            delivery
          }
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const resetting = graphql`
  mutation useLodgeDeliveryResetMutation($input: ResetLodgeNotificationSettingsInput!) {
    resetLodgeNotificationSettings(input: $input) {
      lodge {
        notificationSettings {
          isDefault
          settings {
            topic
            delivery
          }
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const settingDefault = graphql`
  mutation useLodgeDeliveryDefaultMutation($input: SetLodgeNotificationDefaultInput!) {
    setLodgeNotificationDefault(input: $input) {
      viewer {
        id
        lodgeNotificationSettings {
          defaults {
            topic
            delivery
          }
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

type Deliveries = readonly NotificationDelivery[]

function setDelivery(
  settings: readonly (RecordProxy | null | undefined)[] | null | undefined,
  topic: LodgeNotificationTopic,
  delivery: Deliveries,
): void {
  settings?.find((each) => each?.getValue('topic') === topic)?.setValue([...delivery], 'delivery')
}

/** Changes how the viewer is notified of a lodge, and of all lodges that follow the defaults; each shows at once. */
export function useLodgeDelivery(lodgeId: string) {
  const viewer = useViewer()
  const [commit] = useAction<useLodgeDeliveryMutation>(setting)
  const [commitReset, resets] = useAction<useLodgeDeliveryResetMutation>(resetting)
  const [commitDefault] = useAction<useLodgeDeliveryDefaultMutation>(settingDefault)
  return {
    resets,
    set: async (topic: LodgeNotificationTopic, delivery: Deliveries) => {
      await commit(
        { input: { lodgeId, topic, delivery } },
        {
          optimisticUpdater: (store) => {
            const settings = store.get(lodgeId)?.getLinkedRecord('notificationSettings')
            settings?.setValue(false, 'isDefault')
            setDelivery(settings?.getLinkedRecords('settings'), topic, delivery)
          },
        },
      )
    },
    reset: async () => {
      await commitReset({ input: { lodgeId } })
    },
    /** A lodge without settings of its own follows at once. */
    setDefault: async (topic: LodgeNotificationTopic, delivery: Deliveries) => {
      await commitDefault(
        { input: { topic, delivery } },
        {
          optimistic: (store) => {
            const own = store.get(lodgeId)?.getLinkedRecord('notificationSettings')
            if (own?.getValue('isDefault')) setDelivery(own.getLinkedRecords('settings'), topic, delivery)
            const all = store.get(viewer.id)?.getLinkedRecord('lodgeNotificationSettings')
            setDelivery(all?.getLinkedRecords('defaults'), topic, delivery)
          },
        },
      )
    },
  }
}
