import type { Deps } from '../core/handler'

/** Removes the files of erased media. Some of the demo community share files, which stay while any of them is left. */
export async function removeErasedFiles({ db, media }: Pick<Deps, 'db' | 'media'>): Promise<void> {
  await db
    .deleteFrom('mediaRemoval')
    .where('storageKey', 'in', (eb) => eb.selectFrom('media').select('media.storageKey'))
    .execute()
  const keys = await db.selectFrom('mediaRemoval').select('storageKey').execute()
  for (const { storageKey } of keys) {
    await media.remove(storageKey)
    // Only now: should the removal fail, the next run tries again.
    await db.deleteFrom('mediaRemoval').where('storageKey', '=', storageKey).execute()
  }
}
