import type { Deps } from '../core/handler'

/**
 * Removes the files of erased media items. Demo profiles share some files, which stay as long as any media item
 * uses them.
 */
export async function removeErasedFiles({ db, media }: Pick<Deps, 'db' | 'media'>): Promise<void> {
  await db
    .deleteFrom('mediaRemoval')
    .where('storageKey', 'in', (eb) => eb.selectFrom('media').select('media.storageKey'))
    .execute()
  const keys = await db.selectFrom('mediaRemoval').select('storageKey').execute()
  for (const { storageKey } of keys) {
    await media.remove(storageKey)
    // Deleted last, so that the next run retries a failed removal.
    await db.deleteFrom('mediaRemoval').where('storageKey', '=', storageKey).execute()
  }
}
