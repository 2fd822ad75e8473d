import { sql } from 'kysely'
import type { Deps, MemberReader } from '../core/handler'
import { openConversations } from './visibility'

/** How many messages the reader has not read, as an expression. */
export function unreadMailCount({ db }: Pick<Deps, 'db'>, reader: MemberReader) {
  return openConversations(db, reader)
    .where('conversationMember.listed', '=', true)
    .where('conversationMember.unreadCount', '>', 0)
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('conversationMember.unreadCount'), sql.lit(0)).as('count'))
    .$asScalar()
    .$notNull()
}
