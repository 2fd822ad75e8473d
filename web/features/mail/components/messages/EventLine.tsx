import { IconCalendarEvent } from '@tabler/icons-react'
import { graphql, useFragment } from 'react-relay'
import { TextLink } from '#ui/links/TextLink'
import { useSite } from '#platform/session/useSession'
import { eventPath } from '#shared/events/paths'
import type { EventLine_message$key } from './__generated__/EventLine_message.graphql'
import { QuietLine } from './QuietLine'

const fragment = graphql`
  fragment EventLine_message on EventMessage {
    text
    name
    eventLegacyId
  }
`

export function EventLine({ message }: { message: EventLine_message$key }) {
  const { hasEventsDisabled } = useSite()
  const { text, name, eventLegacyId } = useFragment(fragment, message)
  const isLinked = eventLegacyId != null && !hasEventsDisabled
  return (
    <QuietLine icon={IconCalendarEvent}>
      {text} {name && isLinked ? <TextLink href={eventPath(eventLegacyId)}>{name}</TextLink> : name}
    </QuietLine>
  )
}
