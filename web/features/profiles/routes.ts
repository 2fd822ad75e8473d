import type { RouteObject } from 'react-router-dom'
import { banRedirect } from '#shared/blogs/ban'
import { mediaTypeOf } from '#shared/media/mediaType'
import { profilePath } from '#shared/profiles/profilePath'
import { screen, type Navigation } from '#platform/routing/route'
import ProfileAboutScreenQuery from './screens/ProfileAboutScreen/__generated__/ProfileAboutScreenQuery$parameters'
import ProfileAlbumScreenQuery from './screens/ProfileAlbumScreen/__generated__/ProfileAlbumScreenQuery$parameters'
import ProfileAlbumsScreenQuery from './screens/ProfileAlbumsScreen/__generated__/ProfileAlbumsScreenQuery$parameters'
import ProfileBlogScreenQuery from './screens/ProfileBlogScreen/__generated__/ProfileBlogScreenQuery$parameters'
import { darkOf, readText } from './screens/ProfileBlogScreen/profileBlogAddress'
import ProfileGuestbookScreenQuery from './screens/ProfileGuestbookScreen/__generated__/ProfileGuestbookScreenQuery$parameters'
import ProfileLodgesScreenQuery from './screens/ProfileLodgesScreen/__generated__/ProfileLodgesScreenQuery$parameters'
import ProfilePicturesScreenQuery from './screens/ProfilePicturesScreen/__generated__/ProfilePicturesScreenQuery$parameters'
import ProfileRelationsScreenQuery from './screens/ProfileRelationsScreen/__generated__/ProfileRelationsScreenQuery$parameters'

/** Number in the address, or 0, which nothing has. */
function numberOf(text: string | undefined): number {
  return /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0
}

const idOf = ({ params }: Navigation) => ({ legacyId: numberOf(params.id) })

/** On main sites the About page contains this content. */
const onePage = (anchor: string) => (navigation: Navigation) =>
  navigation.session.site.isDark ? null : `${profilePath(idOf(navigation).legacyId)}#${anchor}`

export const profilesRoutes: RouteObject[] = [
  // One route for both addresses, so that moving between them does not render again.
  screen({
    path: '/Profile/:id/About?',
    texts: ['profiles', 'facts', 'media', 'richText'],
    query: ProfileAboutScreenQuery,
    variables: (navigation) => ({ ...idOf(navigation), onePage: !navigation.session.site.isDark }),
    component: async () => (await import('./screens/ProfileAboutScreen/ProfileAboutScreen')).ProfileAboutScreen,
  }),
  screen({
    path: '/Profile/:id/Relations',
    texts: ['profiles', 'bonds'],
    query: ProfileRelationsScreenQuery,
    variables: idOf,
    redirect: onePage('relations'),
    component: async () =>
      (await import('./screens/ProfileRelationsScreen/ProfileRelationsScreen')).ProfileRelationsScreen,
  }),
  screen({
    path: '/Profile/:id/Guestbook',
    texts: ['profiles'],
    query: ProfileGuestbookScreenQuery,
    variables: idOf,
    redirect: onePage('guestbook'),
    component: async () =>
      (await import('./screens/ProfileGuestbookScreen/ProfileGuestbookScreen')).ProfileGuestbookScreen,
  }),
  screen({
    path: '/Profile/:id/Blog',
    texts: ['profiles', 'blogEntries'],
    query: ProfileBlogScreenQuery,
    variables: (navigation) => ({
      ...idOf(navigation),
      text: readText(navigation.search) || null,
      dark: darkOf(navigation.search, navigation.session.site.isDark),
    }),
    redirect: ({ session }) => banRedirect(session),
    component: async () => (await import('./screens/ProfileBlogScreen/ProfileBlogScreen')).ProfileBlogScreen,
  }),
  screen({
    path: '/Profile/:id/Lodges',
    texts: ['profiles', 'lodge'],
    query: ProfileLodgesScreenQuery,
    variables: idOf,
    redirect: (navigation) =>
      navigation.session.site.hasLodgesDisabled ? profilePath(idOf(navigation).legacyId) : null,
    component: async () => (await import('./screens/ProfileLodgesScreen/ProfileLodgesScreen')).ProfileLodgesScreen,
  }),
  // One route, so that the list stays in place while a media item is open over it.
  screen({
    path: '/Profile/:id/Pictures/:kind?/:mediaId?',
    texts: ['profiles', 'media'],
    query: ProfilePicturesScreenQuery,
    variables: (navigation) => ({ ...idOf(navigation), type: mediaTypeOf(navigation.search) }),
    component: async () =>
      (await import('./screens/ProfilePicturesScreen/ProfilePicturesScreen')).ProfilePicturesScreen,
  }),
  screen({
    path: '/Profile/:id/Pictures/Albums',
    texts: ['profiles', 'media'],
    query: ProfileAlbumsScreenQuery,
    variables: idOf,
    component: async () => (await import('./screens/ProfileAlbumsScreen/ProfileAlbumsScreen')).ProfileAlbumsScreen,
  }),
  screen({
    path: '/Profile/:id/Pictures/Album/:type/:albumId',
    texts: ['profiles', 'media'],
    query: ProfileAlbumScreenQuery,
    variables: (navigation) => ({ ...idOf(navigation), albumLegacyId: numberOf(navigation.params.albumId) }),
    component: async () => (await import('./screens/ProfileAlbumScreen/ProfileAlbumScreen')).ProfileAlbumScreen,
  }),
]
