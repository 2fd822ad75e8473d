import { refuseImpersonated } from '../core/access'
import { publish } from '../core/events'
import type { Deps, MemberReader } from '../core/handler'
import { notFound } from '../core/problem'
import { companyOf } from '../shared/mail/company'
import { openConversations } from '../shared/visibility/mail'

/** Tells those who see it that the reader is writing. */
export async function setTyping(deps: Deps, reader: MemberReader, conversationId: number): Promise<void> {
  refuseImpersonated(reader)
  const own = reader.profile.id
  await deps.limits.consume('typingByProfile', String(own))
  const found = await openConversations(deps.db, reader)
    .select('conversation.id')
    .where('conversation.id', '=', conversationId)
    .executeTakeFirst()
  if (!found) throw notFound()
  const others = (await companyOf(deps.db, conversationId, own)).filter((profileId) => profileId !== own)
  await publish(deps.db, { type: 'Typing', profileIds: others, conversationId, profileId: own })
}
