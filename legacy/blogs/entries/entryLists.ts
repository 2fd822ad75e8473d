import { lastCommentSeenBy } from '../../shared/visibility/comments'
import type { BlogEntrySummary } from '../../contract/blogShapes'
import type { QueryOf } from '../../contract/contract'
import { BlogEntryStatus, CommentItemType } from '../../contract/enums'
import { after, DAY } from '../../core/clock'
import type { Deps, MemberViewer, Page } from '../../core/handler'
import { idsOf, type IdList } from '../../core/idList'
import { entrySummaries } from './entrySummaries'
import { havingWords } from '../../core/text/searchTerms'
import { communityEntries, entryOpenTo, notHiddenBy } from '../../shared/visibility/blogEntries'

type Store = Pick<Deps, 'db' | 'clock'>

export async function pageOfEntries(
  deps: Store,
  viewer: MemberViewer,
  list: IdList,
  page: Page,
): Promise<BlogEntrySummary[]> {
  return entrySummaries(deps, await idsOf(list, page), viewer)
}

/** Entries of others and the viewer that are published and open to the viewer. */
export function openEntries(deps: Store, viewer: MemberViewer) {
  return deps.db
    .selectFrom('blogEntry')
    .innerJoin('profile', 'profile.id', 'blogEntry.profileId')
    .select('blogEntry.id')
    .where(entryOpenTo(deps, viewer))
}

function community(deps: Store, viewer: MemberViewer) {
  return openEntries(deps, viewer).where(communityEntries(viewer))
}

/** The entries of the community, newest first; or by last activity of anybody. */
export function newestEntries(deps: Store, viewer: MemberViewer, byActivity = false) {
  return community(deps, viewer)
    .orderBy(byActivity ? 'blogEntry.activeAt' : 'blogEntry.publishedAt', 'desc')
    .orderBy('blogEntry.id', 'desc')
}

/** The entries of the community most read or commented on, in the last days or of all time. */
export function topEntries(deps: Store, viewer: MemberViewer, by: 'readCount' | 'commentCount', days = 7) {
  if (days === 0) {
    return community(deps, viewer).orderBy(`blogEntry.${by}`, 'desc').orderBy('blogEntry.id', 'desc')
  }
  // Materialised before ordering, because the index of the order covers the entries of all time.
  const lately = deps.db
    .selectFrom('blogEntry')
    .select(['blogEntry.id', `blogEntry.${by} as number`])
    .where('blogEntry.status', '=', BlogEntryStatus.Published)
    .where('blogEntry.dark', '=', viewer.site.dark)
    .where('blogEntry.countryId', '=', viewer.site.countryId)
    .where('blogEntry.publishedAt', '>', after(deps.clock.now(), -days * DAY))
    // Ordered here, so that only a page of them is checked in detail.
    .orderBy('number', 'desc')
    .orderBy('blogEntry.id', 'desc')
    .offset(0)
  return openEntries(deps, viewer)
    .where(notHiddenBy(viewer))
    .innerJoin(lately.as('lately'), 'lately.id', 'blogEntry.id')
    .orderBy('lately.number', 'desc')
    .orderBy('lately.id', 'desc')
}

/** The entries of the community that the staff recommends, last chosen first. */
export function curatedEntries(deps: Store, viewer: MemberViewer) {
  return community(deps, viewer)
    .where('blogEntry.curatedAt', 'is not', null)
    .orderBy('blogEntry.curatedAt', 'desc')
    .orderBy('blogEntry.id', 'desc')
}

/** The viewer's own entries: drafts first, last saved first. */
export function ownEntries({ db }: Store, viewer: MemberViewer, byActivity = false) {
  const { profile, site } = viewer
  return db
    .selectFrom('blogEntry')
    .leftJoin('blogDraft', 'blogDraft.entryId', 'blogEntry.id')
    .select('blogEntry.id')
    .where('blogEntry.profileId', '=', profile.id)
    .$if(!site.dark, (entries) => entries.where('blogEntry.dark', '=', false))
    .orderBy('blogEntry.status')
    .orderBy((eb) => {
      const moment = eb.fn.coalesce('blogEntry.publishedAt', 'blogDraft.savedAt')
      if (!byActivity) return moment
      // Few enough to compute for each what the viewer sees of it.
      return eb.fn.coalesce(lastCommentSeenBy(CommentItemType.BlogEntry, eb.ref('blogEntry.id'), viewer), moment)
    }, 'desc')
    .orderBy('blogEntry.id', 'desc')
}

/** Entries with a relation to the viewer. */
function tiedEntries(deps: Store, viewer: MemberViewer) {
  return openEntries(deps, viewer)
    .innerJoin('blogEntryReader as relation', 'relation.entryId', 'blogEntry.id')
    .where('relation.profileId', '=', viewer.profile.id)
}

/** The entries that the viewer has commented on, last commented first. */
export function commentedEntries(deps: Store, viewer: MemberViewer) {
  return tiedEntries(deps, viewer)
    .where(notHiddenBy(viewer))
    .where('relation.commentedAt', 'is not', null)
    .orderBy('relation.commentedAt', 'desc')
    .orderBy('relation.entryId', 'desc')
}

/** The entries that the viewer follows, by last publishing or comment. */
export function followedEntries(deps: Store, viewer: MemberViewer, byActivity = false) {
  return tiedEntries(deps, viewer)
    .where(notHiddenBy(viewer))
    .where('relation.followedAt', 'is not', null)
    .orderBy(byActivity ? 'blogEntry.activeAt' : 'blogEntry.publishedAt', 'desc')
    .orderBy('blogEntry.id', 'desc')
}

/** The entries that the viewer has hidden, last hidden first. */
export function hiddenEntries(deps: Store, viewer: MemberViewer) {
  return tiedEntries(deps, viewer)
    .where('relation.hiddenAt', 'is not', null)
    .orderBy('relation.hiddenAt', 'desc')
    .orderBy('relation.entryId', 'desc')
}

/** The entries of the authors whom the viewer follows, by last publishing or comment. */
export function entriesOfFollowedAuthors(deps: Store, viewer: MemberViewer, byActivity = false) {
  return openEntries(deps, viewer)
    .innerJoin('blogAuthorReader as relation', 'relation.authorId', 'blogEntry.profileId')
    .where('relation.profileId', '=', viewer.profile.id)
    .where('relation.followedAt', 'is not', null)
    .where(notHiddenBy(viewer))
    .orderBy(byActivity ? 'blogEntry.activeAt' : 'blogEntry.publishedAt', 'desc')
    .orderBy('blogEntry.id', 'desc')
}

/** The entries of a profile, newest first; on a dark site of one kind on request. */
export function entriesOfProfile(
  deps: Store,
  viewer: MemberViewer,
  { profileId, text = '', dark }: Pick<QueryOf<'Blogs.GetProfileBlogEntries'>, 'profileId' | 'text' | 'dark'>,
) {
  return openEntries(deps, viewer)
    .where('blogEntry.profileId', '=', profileId)
    .where(notHiddenBy(viewer))
    .$if(dark !== undefined && viewer.site.dark, (entries) => entries.where('blogEntry.dark', '=', dark ?? false))
    .$if(text.trim() !== '', (entries) =>
      entries.where((eb) =>
        eb.exists(
          eb
            .selectFrom('blogEntrySearch as search')
            .select('search.entryId')
            .whereRef('search.entryId', '=', 'blogEntry.id')
            .where(havingWords(text)),
        ),
      ),
    )
    .orderBy('blogEntry.publishedAt', 'desc')
    .orderBy('blogEntry.id', 'desc')
}
