import type { AnswerOf } from '../contract/contract'
import type { Database } from '../core/database/connect'
import type { Site } from '../core/sites'

const SHOWN = 6

export async function chatRoomsForStart(db: Database, site: Site): Promise<AnswerOf<'Common.GetChatRoomsForStart'>> {
  return db
    .selectFrom('chatRoom')
    .select(['id', 'name', 'onlineCount', 'path'])
    .where('countryId', '=', site.countryId)
    .where('dark', '=', site.dark)
    .orderBy('onlineCount', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute()
}
