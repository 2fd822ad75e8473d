import type { AnswerOf } from '../contract/contract'
import type { LodgeAccess, LodgeAudience } from '../contract/lodges/lodgeEnums'
import type { Database } from '../core/database/connect'
import type { MemberViewer, Deps } from '../core/handler'
import { mediaSeenBy } from '../shared/media/seen'
import type { LodgeContent } from './content'

/** The content of a lodge as `cleanContent` returns it, with its revision. */
export async function contentOf(
  db: Database,
  id: number,
): Promise<{ readonly content: LodgeContent; readonly revision: number; readonly dark: boolean }> {
  const row = await db
    .selectFrom('lodge')
    .select(['name', 'html', 'rules', 'categoryId', 'access', 'debateAudience', 'meetupAudience', 'albumAudience'])
    .select(['mediaApproval', 'debatesPublic', 'meetupsPublic', 'mediaPublic', 'membersPublic'])
    .select(['zipCode', 'coverId', 'dark', 'revision'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const {
    categoryId,
    zipCode,
    coverId,
    dark,
    revision,
    access,
    debateAudience,
    meetupAudience,
    albumAudience,
    ...same
  } = row
  const tags = await db
    .selectFrom('lodgeTagging')
    .innerJoin('lodgeTag', 'lodgeTag.id', 'lodgeTagging.tagId')
    .select('lodgeTag.name')
    .where('lodgeTagging.lodgeId', '=', id)
    .orderBy('lodgeTagging.position')
    .execute()
  const kinks = await db.selectFrom('lodgeKink').select('kinkId').where('lodgeId', '=', id).orderBy('kinkId').execute()
  return {
    content: {
      ...same,
      access: access as LodgeAccess,
      debateAudience: debateAudience as LodgeAudience,
      meetupAudience: meetupAudience as LodgeAudience,
      albumAudience: albumAudience as LodgeAudience,
      tags: tags.map(({ name }) => name),
      ...(dark ? { kinkIds: kinks.map(({ kinkId }) => kinkId) } : { categoryId: categoryId ?? undefined }),
      ...(zipCode !== null && { zipCode }),
      ...(coverId !== null && { coverId }),
    },
    revision,
    dark,
  }
}

/** A lodge for the editor. */
export async function lodgeForEdit(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
  id: number,
): Promise<AnswerOf<'Lodges.GetLodgeDataForEdit'>> {
  // Read in one snapshot, because another leader may be saving.
  return deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const { content, revision, dark } = await contentOf(db, id)
      const { coverId } = content
      const covers = await mediaSeenBy({ ...deps, db }, coverId === undefined ? [] : [coverId], viewer)
      return { id, ...content, cover: (coverId !== undefined && covers.get(coverId)) || null, revision, dark }
    })
}
