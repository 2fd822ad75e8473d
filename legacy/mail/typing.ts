import { refuseImpersonated } from '../core/access/access'
import { publish } from '../core/events'
import type { Deps, MemberViewer } from '../core/handler'
import { notFound } from '../core/problem'
import { participantsOf } from '../shared/mail/participants'
import { openConversations } from '../shared/visibility/mail'

/** Publishes to those who see it that the viewer is typing. */
export async function setTyping(deps: Deps, viewer: MemberViewer, conversationId: number): Promise<void> {
  refuseImpersonated(viewer)
  const own = viewer.profile.id
  await deps.limits.consume('typingByProfile', String(own))
  const found = await openConversations(deps.db, viewer)
    .select('conversation.id')
    .where('conversation.id', '=', conversationId)
    .executeTakeFirst()
  if (!found) throw notFound()
  const others = (await participantsOf(deps.db, conversationId, own)).filter((profileId) => profileId !== own)
  await publish(deps.db, { type: 'Typing', profileIds: others, conversationId, profileId: own })
}
