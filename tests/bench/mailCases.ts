import { conversationAnswers } from '../../legacy/mail/conversationAnswer'
import { conversationList, conversationsPage, latestConversations, menuPage } from '../../legacy/mail/conversations'
import { unreadMailCount } from '../../legacy/mail/counts'
import { messageList, messagesPage } from '../../legacy/mail/messages/messages'
import type { Database } from '../../legacy/core/database/connect'
import type { Deps, MemberViewer, Page } from '../../legacy/core/handler'
import { ConversationKind } from '../../legacy/contract/enums'
import { viewerOf } from './community'
import { RARE_WORD } from './fill'
import { HOT_CONVERSATION } from './mailFill'
import type { ReportCase } from './report'

type Store = Pick<Deps, 'db' | 'clock'>

/** A benchmark case of mail; `last` is the id of the newest message of all. */
export interface MailCase extends ReportCase {
  run(deps: Store, viewer: MemberViewer, page: Page, last: number): Promise<unknown>
}

const DK = 1

function listCase(name: string, query: Parameters<typeof conversationList>[2]): MailCase {
  const run: MailCase['run'] = (deps, viewer, { skip, take }) =>
    conversationList(deps, viewer, query).offset(skip).limit(take).execute()
  return { name, single: false, run }
}

function messagesCase(name: string, range: (last: number) => { beforeId?: number; afterId?: number }): MailCase {
  const run: MailCase['run'] = (deps, viewer, { skip, take }, last) =>
    messageList(deps, viewer, { conversationId: HOT_CONVERSATION, ...range(last) })
      .offset(skip)
      .limit(take)
      .execute()
  return { name, single: true, run }
}

const callCase = (name: string, run: MailCase['run']): MailCase => ({ name, single: true, run })

/** Every list of mail, and the calls of its pages. */
export const mailCases: readonly MailCase[] = [
  listCase('Conversations', {}),
  listCase('Conversations with something unread', { unread: true }),
  listCase('Group chats', { kind: ConversationKind.GroupChat }),
  {
    name: 'Conversations of the top menu',
    single: false,
    run: (deps, viewer, page) => latestConversations(deps, viewer, page).execute(),
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
  callCase('Unread conversations', ({ db }, viewer) =>
    db.selectNoFrom(unreadMailCount({ db }, viewer).as('count')).execute(),
  ),
  callCase('Thirty conversations, whole call', (deps, viewer, page) => conversationsPage(deps, viewer, page)),
  callCase('Thirty found by a frequent word, whole call', (deps, viewer, page) =>
    conversationsPage(deps, viewer, { text: 'w1', ...page }),
  ),
  callCase('Ten conversations of the top menu, whole call', (deps, viewer) => menuPage(deps, viewer, { take: 10 })),
  callCase('One conversation, whole call', (deps, viewer) => conversationAnswers(deps, [HOT_CONVERSATION], viewer)),
  callCase('Thirty messages, whole call', (deps, viewer, page) =>
    messagesPage(deps, viewer, { conversationId: HOT_CONVERSATION, ...page }),
  ),
]

/** Runs a case as its viewer, at the time when the data was filled in. */
export async function runOf(db: Database, each: MailCase, page: Page): Promise<() => Promise<unknown>> {
  const { id: last, createdAt: now } = await db
    .selectFrom('message')
    .select(['id', 'createdAt'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const viewer = await viewerOf(db, { viewer: 'anywhere', siteId: DK }, now)
  return () => each.run({ db, clock: { now: () => now } }, viewer, page, last)
}
