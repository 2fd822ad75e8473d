import { expressionBuilder, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { BanType, BlogEntryStatus, RoleLevel, Gender } from '../../contract/enums'
import { ReportDecision, ReportItemType } from '../../contract/staff/reportEnums'
import { audiencesWith } from '../../core/access/audience'
import { isBanned } from '../../core/access/bans'
import type { DB } from '../../core/database/schema.generated'
import type { Deps, Viewer } from '../../core/handler'
import { visibleTo } from './profiles'
import type { ViewerExpression } from './viewerExpression'

type EntryBuilder = ExpressionBuilder<DB, 'blogEntry' | 'profile'>

/**
 * Whether the viewer may see the row of `blogEntry`, with its author joined as `profile`. Every read of an entry
 * by its id uses this one predicate. Authors always see their own, drafts too. Participants see published entries of a
 * visible author who is not banned from blogs, if they belong to the audience. Entries of a dark site are visible
 * on dark sites only, even to their author. Support also sees entries with an open report; visitors see none.
 */
export function entryVisibleTo(clock: Pick<Deps, 'clock'>, viewer: Viewer) {
  return (eb: EntryBuilder): Expression<SqlBool> => {
    if (!viewer.profile) return eb.val(false)
    const ways = [entryOpenTo(clock, viewer)(eb), eb('blogEntry.profileId', '=', viewer.profile.id)]
    if (viewer.profile.roleLevel >= RoleLevel.Support) ways.push(reported(eb))
    return eb.and([ofWorld(eb, viewer), eb.or(ways)])
  }
}

/**
 * The same for published entries only, without reported ones, for lists, counts and searches. It has no
 * alternative to the status, so that PostgreSQL can use the partial indexes.
 */
export function entryOpenTo(clock: Pick<Deps, 'clock'>, viewer: ViewerExpression) {
  return (eb: EntryBuilder): Expression<SqlBool> => eb.and([publishedFor(viewer)(eb), authorOpenTo(clock, viewer)(eb)])
}

/**
 * Whether the row of `blogEntry` is published on the viewer's site, for the viewer's audience. Does not check its
 * author.
 */
export function publishedFor(viewer: ViewerExpression) {
  return (eb: ExpressionBuilder<DB, 'blogEntry'>): Expression<SqlBool> => {
    if (!viewer.profile) return eb.val(false)
    const { id, gender } = viewer.profile
    return eb.and([
      eb('blogEntry.status', '=', BlogEntryStatus.Published),
      ofWorld(eb, viewer),
      eb.or([audienceIncludes(eb, gender), eb('blogEntry.profileId', '=', id)]),
    ])
  }
}

/** For a viewer of a known gender, the audiences are a list that an index can answer. */
function audienceIncludes(
  eb: ExpressionBuilder<DB, 'blogEntry'>,
  gender: number | Expression<number>,
): Expression<SqlBool> {
  if (typeof gender === 'number') return eb('blogEntry.audience', 'in', audiencesWith(gender as Gender))
  return eb.or(
    Object.values(Gender).map((each) =>
      eb.and([eb(gender, '=', each), eb('blogEntry.audience', 'in', audiencesWith(each))]),
    ),
  )
}

/** Whether the viewer may see the row of `profile` as an author: visible, and not banned from blogs. */
export function authorOpenTo({ clock }: Pick<Deps, 'clock'>, viewer: ViewerExpression) {
  return (eb: ExpressionBuilder<DB, 'profile'>): Expression<SqlBool> =>
    eb.and([visibleTo(viewer)(eb), eb.not(isBanned(eb.ref('profile.id'), BanType.Blogs, clock.now()))])
}

/** Whether the row of `blogEntry` belongs to the community of the viewer's site, and the viewer has not hidden it. */
export function communityEntries(viewer: Viewer) {
  return (eb: ExpressionBuilder<DB, 'blogEntry'>): Expression<SqlBool> =>
    eb.and([
      eb('blogEntry.dark', '=', viewer.site.dark),
      eb('blogEntry.countryId', '=', viewer.site.countryId),
      notHiddenBy(viewer)(eb),
    ])
}

/** Whether the viewer has hidden neither the row of `blogEntry` nor its author; lists leave these out. */
export function notHiddenBy({ profile }: ViewerExpression) {
  return (eb: ExpressionBuilder<DB, 'blogEntry'>): Expression<SqlBool> => {
    const own = profile?.id ?? 0
    const entry = eb
      .selectFrom('blogEntryReader as hiding')
      .select('hiding.entryId')
      .where('hiding.profileId', '=', own)
      .whereRef('hiding.entryId', '=', 'blogEntry.id')
      .where('hiding.hiddenAt', 'is not', null)
    return eb.and([eb.not(eb.exists(entry)), eb.not(hasHidden(eb.ref('blogEntry.profileId'), own))])
  }
}

export function hasHidden(authorId: Expression<number>, profileId: number | Expression<number>) {
  const eb = expressionBuilder<DB>()
  return eb.exists(
    eb
      .selectFrom('blogAuthorReader as hiding')
      .select('hiding.authorId')
      .where('hiding.profileId', '=', profileId)
      .where('hiding.authorId', '=', authorId)
      .where('hiding.hiddenAt', 'is not', null),
  )
}

/** A main site shows nothing of the dark ones. */
function ofWorld(eb: ExpressionBuilder<DB, 'blogEntry'>, { site }: ViewerExpression): Expression<SqlBool> {
  return site.dark ? eb.val(true) : eb('blogEntry.dark', '=', false)
}

function reported(eb: ExpressionBuilder<DB, 'blogEntry'>): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('report')
      .select('report.id')
      .where('report.itemType', '=', ReportItemType.BlogEntry)
      .whereRef('report.itemId', '=', 'blogEntry.id')
      .where('report.decision', '=', ReportDecision.None),
  )
}
