import { Audience, LikeItemType } from '../../legacy/contract/enums'
import type { GatewayContext } from '../core/context'
import { orNull } from '../core/errors'
import { lookUp } from '../core/rest/loaders'
import { bitsOf } from '../core/schema/masks'
import type { BlogEntry } from './parents'
import type { Resolvers } from '../generated/resolvers'
import { likesOf } from '../shared/likes'

/** Fields that only the call for one entry returns. */
type Whole = Required<Pick<BlogEntry, 'html' | 'media' | 'previous' | 'next'>>

/** A field of an entry as it came, else from the call for one entry, which all such fields share. */
async function partOf<K extends keyof Whole>(
  entry: BlogEntry,
  name: K,
  { rest }: GatewayContext,
): Promise<Whole[K] | null> {
  const known: Partial<Whole> = entry
  if (known[name] !== undefined) return known[name]
  const whole = await orNull(rest.Blogs.GetBlogEntryData({ query: { blogEntryId: entry.id } }))
  return whole && whole[name]
}

export const entriesResolvers: Resolvers = {
  Query: {
    blogEntry: (_parent, { legacyId }, { rest }) =>
      lookUp(legacyId, (blogEntryId) => rest.Blogs.GetBlogEntryData({ query: { blogEntryId } })),
  },
  BlogEntry: {
    html: (entry, _args, context) => partOf(entry, 'html', context),
    media: (entry, _args, context) => partOf(entry, 'media', context),
    previous: (entry, _args, context) => partOf(entry, 'previous', context),
    next: (entry, _args, context) => partOf(entry, 'next', context),
    cover: ({ cover, author }) => cover && Object.assign(cover, { ownerId: author.id }),
    audience: ({ audience }) => bitsOf(Audience, audience),
    viewerReadAt: ({ readAt }) => readAt,
    viewerIsFollowing: ({ followed }) => followed,
    viewerHasHidden: ({ hidden }) => hidden,
    viewerIsAuthor: async ({ author }, _args, { rest }) =>
      (await rest.CurrentProfile.GetProfileData()).id === author.id,
    viewerHasLiked: ({ liked }) => liked,
    ...likesOf(LikeItemType.BlogEntry, ({ likeCount }: BlogEntry) => likeCount),
  },
}
