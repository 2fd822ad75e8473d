import { AlbumType, MediaKind, RelationType, RoleLevel } from '../../legacy/contract/enums'
import { seedReference } from '../../legacy/seed/reference'
import { insertBlogComment, insertBlogEntry } from '../../legacy/testing/insertBlogEntry'
import { insertMedia, insertPicture } from '../../legacy/testing/media'
import { clientOf, insertProfile } from '../../legacy/testing/profiles'
import type { TestServer } from '../../legacy/testing/testServer'

/** Who sends the examples. These name the member by the number 1 and the other by 2. */
export interface Community {
  readonly member: number
  readonly support: number
}

/**
 * A paying member with an upload and a blog entry, another who has an album, a video and an entry with a comment and has
 * had to do with the member, and staff.
 */
export async function settle(legacy: TestServer): Promise<Community> {
  const { db } = legacy.deps
  await seedReference(db)
  const member = await insertProfile(legacy, { name: 'Freja', memberUntil: '2099-01-01T00:00:00Z' })
  const other = await insertProfile(legacy, { name: 'Villads' })
  const support = await insertProfile(legacy, { name: 'Helper', roleLevel: RoleLevel.Support })
  for (const id of [member, other]) {
    const { id: pictureId } = await insertPicture(legacy, id)
    await db.updateTable('profile').set({ pictureId }).where('id', '=', id).execute()
  }
  await insertPicture(legacy, member, { kind: MediaKind.TempPicture })
  await insertMedia(legacy, other, 1, { kind: MediaKind.AlbumVideo })

  const client = await clientOf(legacy, other)
  await client.call('Media.CreateAlbum', { name: 'The mountains', type: AlbumType.Protected })
  await client.call('EditProfile.RequestRelation', { profileId: member, type: RelationType.Lover })
  await client.call('Profiles.RegisterVisit', { profileId: member })
  await client.call('Profiles.AddGuestbookEntry', { profileId: member, text: 'Hello' })
  const entry = await insertBlogEntry(legacy, other, { title: 'By the sea', tags: ['sailing'] })
  await insertBlogEntry(legacy, member)
  await insertBlogComment(legacy, entry, other, { text: 'Ask me anything' })
  await insertBlogComment(legacy, entry, member)
  return { member, support }
}
