import { IconVideo, IconVideoOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ConnectionHandler, graphql, useFragment } from 'react-relay'
import { toastErrors } from '#platform/mutations/toastErrors'
import { useRepeatKey } from '#platform/mutations/useRepeatKey'
import { useViewer } from '#platform/session/useSession'
import type { CardAction } from '#ui/MemberCard/memberCardTypes'
import { insertMessage } from '../../insertMessage'
import { MESSAGES } from '../../messagesConnection'
import { useRequestVideoCall } from '../../mutations/useRequestVideoCall'
import { useSetVideoCallsAllowed } from '../../mutations/useSetVideoCallsAllowed'
import type { useVideoCalls_conversation$key } from './__generated__/useVideoCalls_conversation.graphql'

const fragment = graphql`
  fragment useVideoCalls_conversation on Conversation {
    id
    kind
    writeRefusal
    viewerHasAllowedVideoCalls
    otherHasAllowedVideoCalls
  }
`

/** Video calls in a conversation of two: whether the other one may request them, and requesting one. */
export function useVideoCalls(conversation: useVideoCalls_conversation$key) {
  const { t } = useTranslation('mail')
  const { isImpersonated } = useViewer()
  const data = useFragment(fragment, conversation)
  const { id, viewerHasAllowedVideoCalls: allowed } = data
  const [setAllowed] = useSetVideoCallsAllowed()
  const [request, busy] = useRequestVideoCall()
  const { keyOf, forget } = useRepeatKey()

  const isOpen = data.kind === 'NORMAL' && !data.writeRefusal && !isImpersonated
  const toggle = async () => {
    await setAllowed({ input: { id, allowed: !allowed } })
  }
  const ask = async () => {
    const answer = await request(
      { input: { id, key: keyOf(id) } },
      {
        onRefused: (errors) => {
          forget()
          toastErrors(errors)
        },
        updater: (store, response) => {
          const edge = response?.requestVideoCall.messageEdge
          const connectionId = ConnectionHandler.getConnectionID(id, MESSAGES)
          if (edge) insertMessage(store, connectionId, { ...edge.node, cursor: edge.cursor })
        },
      },
    )
    if (answer) forget()
  }
  const item: CardAction = {
    id: 'videoCalls',
    label: allowed ? t('conversation.refuseCalls') : t('conversation.allowCalls'),
    icon: allowed ? IconVideoOff : IconVideo,
    onSelect: () => void toggle(),
  }
  return {
    items: isOpen ? [item] : [],
    /** Set when both allow each other to request video calls. */
    ask: isOpen && allowed && data.otherHasAllowedVideoCalls ? () => void ask() : null,
    busy,
  }
}
