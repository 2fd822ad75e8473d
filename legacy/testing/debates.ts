import type { Insertable } from 'kysely'
import { CommentItemType } from '../contract/enums'
import { DebateEntryStatus } from '../contract/lodges/lodgeEnums'
import type { BodyOf } from '../contract/contract'
import { wordsOf } from '../core/text/richText'
import type { Comment, DebateEntry } from '../core/database/schema.generated'
import type { TestClient } from './testClient'
import type { TestServer } from './testServer'

let categories = 0

/** A category of a lodge, behind the others. */
export async function insertDebateCategory(
  { deps: { db, clock } }: TestServer,
  lodgeId: number,
  name = `Category ${++categories}`,
): Promise<number> {
  const { id } = await db
    .insertInto('debateCategory')
    .values((eb) => ({
      lodgeId,
      name,
      position: eb
        .selectFrom('debateCategory')
        .select(eb.fn.countAll<number>().as('count'))
        .where('lodgeId', '=', lodgeId),
      createdAt: clock.now(),
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A topic in the lodge's first category, which is made if there is none; published now by default. */
export async function insertDebateEntry(
  server: TestServer,
  lodgeId: number,
  profileId: number,
  values: Partial<Insertable<DebateEntry>> = {},
): Promise<number> {
  const { db, clock } = server.deps
  const html = values.html ?? '<p>Who brings the boat?</p>'
  const publishedAt = values.publishedAt ?? clock.now()
  const { id } = await db
    .insertInto('debateEntry')
    .values({
      lodgeId,
      categoryId: values.categoryId ?? (await firstCategory(server, lodgeId)),
      profileId,
      status: DebateEntryStatus.Published,
      title: 'The summer trip',
      html,
      words: wordsOf(html),
      createdAt: publishedAt,
      publishedAt,
      activeAt: publishedAt,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A comment on a topic; a database trigger notes it. */
export async function insertDebateComment(
  { deps: { db, clock } }: TestServer,
  entryId: number,
  profileId: number,
  values: Partial<Insertable<Comment>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('comment')
    .values({
      itemType: CommentItemType.DebateEntry,
      itemId: entryId,
      profileId,
      text: 'I do',
      createdAt: clock.now(),
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Written = Pick<BodyOf<'Lodges.CreateDebateEntry'>, 'lodgeId' | 'categoryId'> &
  Partial<BodyOf<'Lodges.CreateDebateEntry'>>

/** Starts a topic as a client does; published by default. */
export function startTopic({ client }: { readonly client: TestClient }, values: Written) {
  const text = { title: 'The summer trip', html: '<p>Who brings the boat?</p>', publish: true }
  return client.call('Lodges.CreateDebateEntry', { ...text, ...values })
}

async function firstCategory(server: TestServer, lodgeId: number): Promise<number> {
  const found = await server.deps.db
    .selectFrom('debateCategory')
    .select('id')
    .where('lodgeId', '=', lodgeId)
    .orderBy('position')
    .executeTakeFirst()
  return found?.id ?? insertDebateCategory(server, lodgeId)
}
