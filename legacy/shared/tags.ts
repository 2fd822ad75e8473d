import type { AnswerOf } from '../contract/contract'
import type { Database } from '../core/database/connect'
import type { MemberViewer } from '../core/handler'
import { visibleTo } from './visibility/profiles'

/** The member's own tags in alphabetical order, each with the number of its profiles that the member may see. */
export async function tagsOf(db: Database, viewer: MemberViewer): Promise<AnswerOf<'CurrentProfile.Tags'>> {
  return db
    .selectFrom('tag')
    .select((eb) => [
      'tag.id',
      'tag.name',
      eb
        .selectFrom('profileTag')
        .innerJoin('profile', 'profile.id', 'profileTag.profileId')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('profileTag.tagId', '=', 'tag.id')
        .where(visibleTo(viewer))
        .$asScalar()
        .$notNull()
        .as('count'),
    ])
    .where('tag.profileId', '=', viewer.profile.id)
    .orderBy('tag.name')
    .execute()
}
