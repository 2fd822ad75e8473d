import type { Transaction } from 'kysely'
import type { AnswerOf, BodyOf } from '../../contract/contract'
import type { DB } from '../../core/database/schema.generated'
import type { Deps } from '../../core/handler'
import { notFound, Problem, unprocessable } from '../../core/problem'
import { oneLine, plainText, requiredText } from '../../core/text/plainText'

type Store = Pick<Deps, 'db' | 'clock'>

const MAX_CATEGORIES = 30

type Content = Pick<BodyOf<'Lodges.CreateDebateCategory'>, 'name' | 'description'>

function clean({ name, description = '' }: Content) {
  return { name: oneLine(requiredText('name', name)), description: plainText(description) }
}

/** Adds a category behind the others. Returns its id. */
export async function addCategory(
  { db, clock }: Store,
  { lodgeId, ...content }: BodyOf<'Lodges.CreateDebateCategory'>,
): Promise<number> {
  const written = clean(content)
  return db.transaction().execute(async (transaction) => {
    const others = await lockCategories(transaction, lodgeId)
    if (others.length >= MAX_CATEGORIES) {
      throw new Problem(422, 'TOO_MANY_CATEGORIES', { params: { max: MAX_CATEGORIES } })
    }
    const position = Math.max(-1, ...others.map((category) => category.position)) + 1
    const added = await transaction
      .insertInto('debateCategory')
      .values({ lodgeId, ...written, position, createdAt: clock.now() })
      .onConflict((conflict) => conflict.columns(['lodgeId', 'name']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw nameTaken()
    return added.id
  })
}

export async function changeCategory(
  { db }: Store,
  lodgeId: number,
  { categoryId, ...content }: BodyOf<'Lodges.UpdateDebateCategory'>,
): Promise<void> {
  const written = clean(content)
  await db.transaction().execute(async (transaction) => {
    const others = await lockCategories(transaction, lodgeId)
    const same = await transaction
      .selectFrom('debateCategory')
      .select('id')
      .where('lodgeId', '=', lodgeId)
      .where('name', '=', written.name)
      .where('id', '!=', categoryId)
      .executeTakeFirst()
    if (same) throw nameTaken()
    if (!others.some(({ id }) => id === categoryId)) throw notFound()
    await transaction.updateTable('debateCategory').set(written).where('id', '=', categoryId).execute()
  })
}

/** Deletes a category. Its topics, drafts too, move to another one, so that nobody loses any. */
export async function deleteCategory(
  { db }: Store,
  lodgeId: number,
  { categoryId, moveToId }: BodyOf<'Lodges.DeleteDebateCategory'>,
): Promise<AnswerOf<'Lodges.DeleteDebateCategory'>> {
  return db.transaction().execute(async (transaction) => {
    // Topics are locked before categories by whoever moves one; here in the order of their ids.
    await transaction
      .selectFrom('debateEntry')
      .select('id')
      .where('lodgeId', '=', lodgeId)
      .where('categoryId', '=', categoryId)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    const all = await lockCategories(transaction, lodgeId)
    if (!all.some(({ id }) => id === categoryId)) throw notFound()
    const others = all.filter(({ id }) => id !== categoryId)
    const target = moveToId === undefined ? others[0] : others.find(({ id }) => id === moveToId)
    if (others.length === 0) throw new Problem(422, 'LAST_CATEGORY')
    if (!target) throw unprocessable({ field: 'moveToId', code: 'UNKNOWN_ITEM' })
    await transaction
      .updateTable('debateEntry')
      .set({ categoryId: target.id })
      .where('lodgeId', '=', lodgeId)
      .where('categoryId', '=', categoryId)
      .execute()
    await transaction.deleteFrom('debateCategory').where('id', '=', categoryId).execute()
    return { lodgeId, movedToId: target.id }
  })
}

/** Puts the categories in an order. @throws 409 when somebody has added or deleted one meanwhile */
export async function sortCategories(
  { db }: Store,
  { lodgeId, categoryIds }: BodyOf<'Lodges.SortDebateCategories'>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const all = await lockCategories(transaction, lodgeId)
    const isWhole = all.length === categoryIds.length && all.every(({ id }) => categoryIds.includes(id))
    if (!isWhole) throw new Problem(409, 'EDIT_CONFLICT')
    for (const [position, id] of categoryIds.entries()) {
      await transaction.updateTable('debateCategory').set({ position }).where('id', '=', id).execute()
    }
  })
}

/**
 * Locks the categories of a lodge, in their order, so that changes of them happen one after the other. Not the
 * lodge: whoever comments locks the topic before the lodge.
 */
async function lockCategories(transaction: Transaction<DB>, lodgeId: number) {
  await transaction
    .selectFrom('debateCategory')
    .select('id')
    .where('lodgeId', '=', lodgeId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return transaction
    .selectFrom('debateCategory')
    .select(['id', 'position'])
    .where('lodgeId', '=', lodgeId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

function nameTaken(): Problem {
  return unprocessable({ field: 'name', code: 'NAME_TAKEN' })
}
