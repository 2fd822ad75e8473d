import type { RouteObject } from 'react-router-dom'
import type { OperationType } from 'relay-runtime'
import { blogPath } from '../../app/blogEntries/paths'
import { alias, screen, type Screen } from '../../app/route'
import type { Session } from '../../app/session'

const BAN = blogPath('Ban')

/** Whether the staff has taken blogs away from the viewer. */
export function isBannedFromBlogs({ viewer }: Pick<Session, 'viewer'>): boolean {
  return viewer.bans.includes('BLOGS')
}

/** A screen of the blogs: whoever is banned from them is led to the page that says so. */
export function blogScreen<Q extends OperationType>(options: Screen<Q>): RouteObject {
  return screen({
    ...options,
    redirect: (navigation) => (isBannedFromBlogs(navigation.session) ? BAN : (options.redirect?.(navigation) ?? null)),
  })
}

/** A path of the blogs that leads to another one, with the same query. */
export function blogAlias(path: string, target: string): RouteObject {
  return alias(path, ({ search, session }) => {
    if (isBannedFromBlogs(session)) return BAN
    return search.size > 0 ? `${target}?${search}` : target
  })
}
