import type { Database } from '../core/database/connect'
import type { MemberViewer } from '../core/handler'
import { notFound } from '../core/problem'
import { debatesVisibleTo } from './visibility'

/** @throws 404 when the viewer may not see the debates of a lodge */
export async function requireDebates(db: Database, viewer: MemberViewer, lodgeId: number): Promise<void> {
  const lodge = await db
    .selectFrom('lodge')
    .select('lodge.id')
    .where('lodge.id', '=', lodgeId)
    .where(debatesVisibleTo(viewer))
    .executeTakeFirst()
  if (!lodge) throw notFound()
}

/** The lodge of a category that the viewer may see. */
export async function lodgeOfCategory(
  db: Database,
  viewer: MemberViewer,
  categoryId: number,
): Promise<number | undefined> {
  const category = await db
    .selectFrom('debateCategory')
    .innerJoin('lodge', 'lodge.id', 'debateCategory.lodgeId')
    .select('debateCategory.lodgeId')
    .where('debateCategory.id', '=', categoryId)
    .where(debatesVisibleTo(viewer))
    .executeTakeFirst()
  return category?.lodgeId
}

/** Whether a category is one of a lodge; in a transaction it is locked against deletion. */
export async function categoryIn(db: Database, lodgeId: number, categoryId: number, lock?: 'lock'): Promise<boolean> {
  const query = db.selectFrom('debateCategory').select('id').where('lodgeId', '=', lodgeId).where('id', '=', categoryId)
  const category = await (lock ? query.forKeyShare() : query).executeTakeFirst()
  return category !== undefined
}
