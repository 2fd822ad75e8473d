import { conversationAnswers } from '../../legacy/mail/conversationAnswer'
import { conversationList, conversationsPage, latestConversations, menuPage } from '../../legacy/mail/conversations'
import { unreadMailCount } from '../../legacy/mail/counts'
import { messageList, messagesPage } from '../../legacy/mail/messages'
import type { Database } from '../../legacy/core/database/connect'
import type { Deps, MemberReader, Page } from '../../legacy/core/handler'
import { ConversationKind } from '../../legacy/contract/enums'
import { readerOf } from './community'
import { RARE_WORD } from './fill'
import { HOT_CONVERSATION } from './mailFill'
import type { ReportCase } from './report'

type Store = Pick<Deps, 'db' | 'clock'>

/** What is measured of mail; `last` is the newest message of all. */
export interface MailCase extends ReportCase {
  run(deps: Store, reader: MemberReader, page: Page, last: number): Promise<unknown>
}

const DK = 1

function listCase(name: string, query: Parameters<typeof conversationList>[2]): MailCase {
  const run: MailCase['run'] = (deps, reader, { skip, take }) =>
    conversationList(deps, reader, query).offset(skip).limit(take).execute()
  return { name, single: false, run }
}

function messagesCase(name: string, range: (last: number) => { beforeId?: number; afterId?: number }): MailCase {
  const run: MailCase['run'] = (deps, reader, { skip, take }, last) =>
    messageList(deps, reader, { conversationId: HOT_CONVERSATION, ...range(last) })
      .offset(skip)
      .limit(take)
      .execute()
  return { name, single: true, run }
}

const callCase = (name: string, run: MailCase['run']): MailCase => ({ name, single: true, run })

/** Every list of mail, and the calls that its pages are made of. */
export const mailCases: readonly MailCase[] = [
  listCase('Conversations', {}),
  listCase('Conversations with something unread', { unread: true }),
  listCase('Group chats', { kind: ConversationKind.GroupChat }),
  {
    name: 'Conversations of the top menu',
    single: false,
    run: (deps, reader, page) => latestConversations(deps, reader, page).execute(),
  },
  listCase('Search, rare word', { text: RARE_WORD }),
  listCase('Search, frequent word', { text: 'w1' }),
  listCase('Search, shortest word', { text: 'w' }),
  listCase('Search, two words', { text: 'w900 w33' }),
  listCase('Search, name', { text: 'fjord12' }),
  listCase('Search, nothing found', { text: 'findesikke' }),
  messagesCase('Messages, newest', () => ({})),
  messagesCase('Messages, old', (last) => ({ beforeId: Math.ceil(last / 4) })),
  messagesCase('Messages, catching up', (last) => ({ afterId: last - 1000 })),
  messagesCase('Messages, from the beginning', () => ({ afterId: 0 })),
  callCase('Unread conversations', ({ db }, reader) =>
    db.selectNoFrom(unreadMailCount({ db }, reader).as('count')).execute(),
  ),
  callCase('Thirty conversations, whole call', (deps, reader, page) => conversationsPage(deps, reader, page)),
  callCase('Thirty found by a frequent word, whole call', (deps, reader, page) =>
    conversationsPage(deps, reader, { text: 'w1', ...page }),
  ),
  callCase('Ten conversations of the top menu, whole call', (deps, reader) => menuPage(deps, reader, { take: 10 })),
  callCase('One conversation, whole call', (deps, reader) => conversationAnswers(deps, [HOT_CONVERSATION], reader)),
  callCase('Thirty messages, whole call', (deps, reader, page) =>
    messagesPage(deps, reader, { conversationId: HOT_CONVERSATION, ...page }),
  ),
]

/** A case as its reader runs it, at the moment when everything was filled. */
export async function runOf(db: Database, each: MailCase, page: Page): Promise<() => Promise<unknown>> {
  const { id: last, createdAt: now } = await db
    .selectFrom('message')
    .select(['id', 'createdAt'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const reader = await readerOf(db, { reader: 'anywhere', siteId: DK }, now)
  return () => each.run({ db, clock: { now: () => now } }, reader, page, last)
}
