import type { RouteObject } from 'react-router-dom'
import { isBannedFromBlogs } from '#shared/blogs/ban'
import { blogPath } from '#shared/blogs/paths'
import { commentsLayered } from '#shared/comments/commentLayers'
import { screen, type Navigation } from '#platform/routing/route'
import { blogAlias, blogScreen } from './blogScreen'
import { entryNumber } from './entryNumber'
import {
  correctedPeriodPath,
  isSearch,
  PERIODS,
  readBlogSearch,
  readByActivity,
  readPeriod,
  readShowsAuthors,
} from './listAddress'
import AllScreenQuery from './screens/AllScreen/__generated__/AllScreenQuery$parameters'
import BanScreenQuery from './screens/BanScreen/__generated__/BanScreenQuery$parameters'
import EditEntryScreenQuery from './screens/EditEntryScreen/__generated__/EditEntryScreenQuery$parameters'
import EntryScreenQuery from './screens/EntryScreen/__generated__/EntryScreenQuery$parameters'
import FollowedAuthorsEntriesScreenQuery from './screens/FollowedAuthorsEntriesScreen/__generated__/FollowedAuthorsEntriesScreenQuery$parameters'
import FollowedAuthorsScreenQuery from './screens/FollowedAuthorsScreen/__generated__/FollowedAuthorsScreenQuery$parameters'
import FollowedScreenQuery from './screens/FollowedScreen/__generated__/FollowedScreenQuery$parameters'
import HiddenScreenQuery from './screens/HiddenScreen/__generated__/HiddenScreenQuery$parameters'
import MyBlogsScreenQuery from './screens/MyBlogsScreen/__generated__/MyBlogsScreenQuery$parameters'
import MyCommentsScreenQuery from './screens/MyCommentsScreen/__generated__/MyCommentsScreenQuery$parameters'
import MyFollowersScreenQuery from './screens/MyFollowersScreen/__generated__/MyFollowersScreenQuery$parameters'
import type { BlogEntryOrder } from './screens/TopEntriesScreen/__generated__/TopEntriesScreenQuery.graphql'
import TopEntriesScreenQuery from './screens/TopEntriesScreen/__generated__/TopEntriesScreenQuery$parameters'
import TopFollowersScreenQuery from './screens/TopFollowersScreen/__generated__/TopFollowersScreenQuery$parameters'

const texts = ['blogs', 'blogEntries'] as const

const sorted = ({ search }: Navigation) => ({ byActivity: readByActivity(search) })

const BLOGS = blogPath()

const topOf =
  (order: BlogEntryOrder) =>
  ({ search }: Navigation) => ({ order, period: PERIODS[readPeriod(search)] })

function allVariables({ search }: Navigation) {
  const wanted = readBlogSearch(search)
  return {
    order: readByActivity(search) ? ('LATEST_ACTIVITY' as const) : ('NEWEST' as const),
    period: 'ALL' as const,
    text: wanted.text || null,
    tags: wanted.tags,
    authors: wanted.authors,
    searches: isSearch(wanted),
    named: wanted.tags.length + wanted.authors.length > 0,
  }
}

export const blogsRoutes: RouteObject[] = [
  blogAlias(BLOGS, blogPath('All')),
  blogScreen({
    path: blogPath('All'),
    texts,
    query: AllScreenQuery,
    variables: allVariables,
    component: async () => (await import('./screens/AllScreen/AllScreen')).AllScreen,
  }),
  blogScreen({
    path: blogPath('MyComments'),
    texts,
    query: MyCommentsScreenQuery,
    component: async () => (await import('./screens/MyCommentsScreen/MyCommentsScreen')).MyCommentsScreen,
  }),
  blogAlias(`${BLOGS}/Top`, blogPath('Top/Read')),
  blogScreen({
    path: blogPath('Top/Read'),
    texts,
    query: TopEntriesScreenQuery,
    variables: topOf('MOST_READ'),
    redirect: ({ search }) => correctedPeriodPath(blogPath('Top/Read'), search),
    component: async () => (await import('./screens/TopEntriesScreen/TopEntriesScreen')).TopReadScreen,
  }),
  blogScreen({
    path: blogPath('Top/Commented'),
    texts,
    query: TopEntriesScreenQuery,
    variables: topOf('MOST_COMMENTED'),
    redirect: ({ search }) => correctedPeriodPath(blogPath('Top/Commented'), search),
    component: async () => (await import('./screens/TopEntriesScreen/TopEntriesScreen')).TopCommentedScreen,
  }),
  blogScreen({
    path: blogPath('Top/Followers'),
    texts,
    query: TopFollowersScreenQuery,
    component: async () => (await import('./screens/TopFollowersScreen/TopFollowersScreen')).TopFollowersScreen,
  }),
  blogScreen({
    path: blogPath('Top/Curated'),
    texts,
    query: TopEntriesScreenQuery,
    variables: () => ({ order: 'CURATED' as const, period: 'ALL' as const }),
    component: async () => (await import('./screens/TopEntriesScreen/TopEntriesScreen')).TopCuratedScreen,
  }),
  blogScreen({
    path: blogPath('MyBlogs'),
    texts,
    query: MyBlogsScreenQuery,
    variables: sorted,
    component: async () => (await import('./screens/MyBlogsScreen/MyBlogsScreen')).MyBlogsScreen,
  }),
  blogScreen({
    path: blogPath('Followed'),
    texts,
    query: FollowedScreenQuery,
    variables: sorted,
    component: async () => (await import('./screens/FollowedScreen/FollowedScreen')).FollowedScreen,
  }),
  blogScreen({
    path: blogPath('Followed/BlogsFromFollowedAuthors'),
    texts,
    query: FollowedAuthorsEntriesScreenQuery,
    variables: sorted,
    component: async () =>
      (await import('./screens/FollowedAuthorsEntriesScreen/FollowedAuthorsEntriesScreen'))
        .FollowedAuthorsEntriesScreen,
  }),
  blogScreen({
    path: blogPath('Followed/Authors'),
    texts,
    query: FollowedAuthorsScreenQuery,
    component: async () =>
      (await import('./screens/FollowedAuthorsScreen/FollowedAuthorsScreen')).FollowedAuthorsScreen,
  }),
  blogScreen({
    path: blogPath('Followed/MyFollowers'),
    texts,
    query: MyFollowersScreenQuery,
    component: async () => (await import('./screens/MyFollowersScreen/MyFollowersScreen')).MyFollowersScreen,
  }),
  blogScreen({
    path: blogPath('Hidden'),
    texts,
    query: HiddenScreenQuery,
    variables: ({ search }) => ({ authors: readShowsAuthors(search) }),
    component: async () => (await import('./screens/HiddenScreen/HiddenScreen')).HiddenScreen,
  }),
  blogScreen({
    path: `${BLOGS}/Entry/:id/:name?`,
    texts: [...texts, 'comments', 'media', 'richText'],
    query: EntryScreenQuery,
    variables: (navigation) => ({ legacyId: entryNumber(navigation), layered: commentsLayered() }),
    component: async () => (await import('./screens/EntryScreen/EntryScreen')).EntryScreen,
  }),
  blogScreen({
    path: blogPath('Create'),
    texts: [...texts, 'media', 'richText'],
    component: async () => (await import('./screens/CreateEntryScreen/CreateEntryScreen')).CreateEntryScreen,
  }),
  blogScreen({
    path: `${BLOGS}/Edit/:id`,
    texts: [...texts, 'media', 'richText'],
    query: EditEntryScreenQuery,
    variables: (navigation) => ({
      legacyId: entryNumber(navigation),
      paying: navigation.session.viewer.isMember,
    }),
    component: async () => (await import('./screens/EditEntryScreen/EditEntryScreen')).EditEntryScreen,
  }),
  screen({
    path: blogPath('Ban'),
    texts: ['blogs'],
    query: BanScreenQuery,
    redirect: ({ session }) => (isBannedFromBlogs(session) ? null : blogPath('All')),
    component: async () => (await import('./screens/BanScreen/BanScreen')).BanScreen,
  }),
]
