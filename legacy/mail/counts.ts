import type { Deps, MemberReader } from '../core/handler'
import { openConversations } from '../shared/visibility/mail'

/** In how many conversations there is something that the reader has not read, as an expression. */
export function unreadMailCount({ db }: Pick<Deps, 'db'>, reader: MemberReader) {
  return openConversations(db, reader)
    .where('conversationMember.listed', '=', true)
    .where('conversationMember.unreadCount', '>', 0)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull()
}
