import type { Deps, MemberViewer } from '../core/handler'
import { openConversations } from '../shared/visibility/mail'

/** The number of conversations with unread messages, as an expression. */
export function unreadMailCount({ db }: Pick<Deps, 'db'>, viewer: MemberViewer) {
  return openConversations(db, viewer)
    .where('conversationMember.listed', '=', true)
    .where('conversationMember.unreadCount', '>', 0)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull()
}
