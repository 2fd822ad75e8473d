import { lastCommentSeenBy } from '../shared/visibility/comments'
import type { BlogEntrySummary } from '../contract/blogShapes'
import type { QueryOf } from '../contract/contract'
import { BlogEntryStatus, CommentItemType } from '../contract/enums'
import { after, DAY } from '../core/clock'
import type { Deps, MemberReader, Page } from '../core/handler'
import { idsOf, type IdList } from '../core/idList'
import { entrySummaries } from './entrySummaries'
import { havingWords } from '../core/searchTerms'
import { communityEntries, entryOpenTo, notHiddenBy } from '../shared/visibility/blogEntries'

type Store = Pick<Deps, 'db' | 'clock'>

/** The summaries of a page of a list of entries. */
export async function pageOfEntries(
  deps: Store,
  reader: MemberReader,
  list: IdList,
  page: Page,
): Promise<BlogEntrySummary[]> {
  return entrySummaries(deps, await idsOf(list, page), reader)
}

/** What others wrote, and the reader: whatever is published and open to the reader. */
export function openEntries(deps: Store, reader: MemberReader) {
  return deps.db
    .selectFrom('blogEntry')
    .innerJoin('profile', 'profile.id', 'blogEntry.profileId')
    .select('blogEntry.id')
    .where(entryOpenTo(deps, reader))
}

function community(deps: Store, reader: MemberReader) {
  return openEntries(deps, reader).where(communityEntries(reader))
}

/** The entries of the community, the newest first; by activity those first that were commented on last by anybody at all. */
export function newestEntries(deps: Store, reader: MemberReader, byActivity = false) {
  return community(deps, reader)
    .orderBy(byActivity ? 'blogEntry.activeAt' : 'blogEntry.publishedAt', 'desc')
    .orderBy('blogEntry.id', 'desc')
}

/** The entries of the community that were read or commented on most; of the last days, or of all time where it is none. */
export function topEntries(deps: Store, reader: MemberReader, by: 'readCount' | 'commentCount', days = 7) {
  if (days === 0) {
    return community(deps, reader).orderBy(`blogEntry.${by}`, 'desc').orderBy('blogEntry.id', 'desc')
  }
  // Gathered before anything is ordered: the index of the order begins with the entries of all time.
  const lately = deps.db
    .selectFrom('blogEntry')
    .select(['blogEntry.id', `blogEntry.${by} as number`])
    .where('blogEntry.status', '=', BlogEntryStatus.Published)
    .where('blogEntry.dark', '=', reader.site.dark)
    .where('blogEntry.countryId', '=', reader.site.countryId)
    .where('blogEntry.publishedAt', '>', after(deps.clock.now(), -days * DAY))
    // Ordered here, so that no more of them are looked at closely than a page needs.
    .orderBy('number', 'desc')
    .orderBy('blogEntry.id', 'desc')
    .offset(0)
  return openEntries(deps, reader)
    .where(notHiddenBy(reader))
    .innerJoin(lately.as('lately'), 'lately.id', 'blogEntry.id')
    .orderBy('lately.number', 'desc')
    .orderBy('lately.id', 'desc')
}

/** The entries of the community that the staff recommends, the last chosen first. */
export function curatedEntries(deps: Store, reader: MemberReader) {
  return community(deps, reader)
    .where('blogEntry.curatedAt', 'is not', null)
    .orderBy('blogEntry.curatedAt', 'desc')
    .orderBy('blogEntry.id', 'desc')
}

/** The reader's own entries: what was never published first, the last saved of it leading. */
export function ownEntries({ db }: Store, reader: MemberReader, byActivity = false) {
  const { profile, site } = reader
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
      // Few enough that each is asked for what the viewer sees of it.
      return eb.fn.coalesce(lastCommentSeenBy(CommentItemType.BlogEntry, eb.ref('blogEntry.id'), reader), moment)
    }, 'desc')
    .orderBy('blogEntry.id', 'desc')
}

/** The entries that the reader has something to do with. */
function tiedEntries(deps: Store, reader: MemberReader) {
  return openEntries(deps, reader)
    .innerJoin('blogEntryReader as tie', 'tie.entryId', 'blogEntry.id')
    .where('tie.profileId', '=', reader.profile.id)
}

/** The entries that the reader has commented on, those commented on last first. */
export function commentedEntries(deps: Store, reader: MemberReader) {
  return tiedEntries(deps, reader)
    .where(notHiddenBy(reader))
    .where('tie.commentedAt', 'is not', null)
    .orderBy('tie.commentedAt', 'desc')
    .orderBy('tie.entryId', 'desc')
}

/** The entries that the reader follows, those published or commented on last first. */
export function followedEntries(deps: Store, reader: MemberReader, byActivity = false) {
  return tiedEntries(deps, reader)
    .where(notHiddenBy(reader))
    .where('tie.followedAt', 'is not', null)
    .orderBy(byActivity ? 'blogEntry.activeAt' : 'blogEntry.publishedAt', 'desc')
    .orderBy('blogEntry.id', 'desc')
}

/** The entries that the reader has hidden, the last hidden first. */
export function hiddenEntries(deps: Store, reader: MemberReader) {
  return tiedEntries(deps, reader)
    .where('tie.hiddenAt', 'is not', null)
    .orderBy('tie.hiddenAt', 'desc')
    .orderBy('tie.entryId', 'desc')
}

/** The entries of the authors whom the reader follows, those published or commented on last first. */
export function entriesOfFollowedAuthors(deps: Store, reader: MemberReader, byActivity = false) {
  return openEntries(deps, reader)
    .innerJoin('blogAuthorReader as tie', 'tie.authorId', 'blogEntry.profileId')
    .where('tie.profileId', '=', reader.profile.id)
    .where('tie.followedAt', 'is not', null)
    .where(notHiddenBy(reader))
    .orderBy(byActivity ? 'blogEntry.activeAt' : 'blogEntry.publishedAt', 'desc')
    .orderBy('blogEntry.id', 'desc')
}

/** The entries of a profile, newest first; on a dark site those of one world if it is asked for. */
export function entriesOfProfile(
  deps: Store,
  reader: MemberReader,
  { profileId, text = '', dark }: Pick<QueryOf<'Blogs.GetProfileBlogEntries'>, 'profileId' | 'text' | 'dark'>,
) {
  return openEntries(deps, reader)
    .where('blogEntry.profileId', '=', profileId)
    .where(notHiddenBy(reader))
    .$if(dark !== undefined && reader.site.dark, (entries) => entries.where('blogEntry.dark', '=', dark ?? false))
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
