import { refuseImpersonated } from '../core/access'
import { publish } from '../core/events'
import type { Deps, MemberReader } from '../core/handler'
import { companyOf } from './company'
import { conversationById } from './conversationAnswer'

/** Tells those who see it that the reader is writing. */
export async function setTyping(deps: Deps, reader: MemberReader, conversationId: number): Promise<void> {
  refuseImpersonated(reader)
  const own = reader.profile.id
  await deps.limits.consume('typingByProfile', String(own))
  const { id } = await conversationById(deps, reader, conversationId)
  const others = (await companyOf(deps.db, id, own)).filter((profileId) => profileId !== own)
  await publish(deps.db, { type: 'Typing', profileIds: others, conversationId: id, profileId: own })
}
