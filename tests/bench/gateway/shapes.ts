import { isDeepStrictEqual } from 'node:util'
import type { QueryName } from './queries'

/** The queries for gateways whose schema is derived from the calls: the same facts, in the calls' shapes. */
export const shapeQueries: Readonly<Record<QueryName, string>> = {
  counts: `query BenchCountsQuery($legacyId: PositiveInt!) {
    Profiles_GetProfile(profileId: $legacyId) {
      state
      profile { id name }
      details { likeCount pictureCount videoCount albumCount guestbookCount }
    }
  }`,
  list: `query BenchListQuery {
    Blogs_GetAllBlogEntries(sortByActivity: false, skip: 0, take: 31) {
      id title slug excerpt readMinutes publishedAt readCount likeCount commentCount
      author { id followerCount profile { id name online persons { age } area { zipCode city } } }
    }
  }`,
  start: `query StartScreenQuery {
    CurrentProfile_GetProfileData { name }
    CurrentProfile_Hints { key title text }
    Common_GetStartPageSortOptions { searchOptions condensedProfileView sortOptions { id hidden } }
    Search_GetNewestProfiles(skip: 0, take: 13) {
      id name headline online member validated favourite tagged
      persons { age }
      area { zipCode city countryArea countryId country }
      picture { id status placeholder focusX focusY path }
    }
    Media_GetNewestMedia(skip: 0, take: 13) {
      id kind status width height title duration placeholder focusX focusY path
    }
    Blogs_GetAllBlogEntries(sortByActivity: false, skip: 0, take: 7) {
      id title slug excerpt status dark audience curated unpublishedChanges followed hidden
      publishedAt readMinutes readCount likeCount commentCount newCommentCount
      tags { id name }
      cover { id kind status placeholder focusX focusY path }
      author {
        id followerCount followed hidden
        profile {
          id name gender online
          persons { age }
          area { zipCode city countryArea countryId country }
          picture { id status placeholder focusX focusY path }
        }
      }
    }
  }`,
  trap: `query BenchTrapQuery {
    Blogs_GetAllBlogEntries(sortByActivity: false, skip: 0, take: 31) {
      id title
      author {
        id
        profile { id name }
        details {
          text matchWords lastOnlineAt createdAt
          seeks { audience ageFrom ageTo distance lookingFor }
          match { reasons commonMatchWords }
          pictureCount videoCount albumCount guestbookCount liked likeCount
        }
      }
    }
  }`,
}

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Whether a selection matches the calls' answers. A field that a call lacks is looked up by the object's id in
 * `linked`.
 */
export function isSelectionOf(part: unknown, whole: unknown, linked: ReadonlyMap<unknown, unknown>): boolean {
  if (Array.isArray(part))
    return (
      Array.isArray(whole) &&
      part.length === whole.length &&
      part.every((item, index) => isSelectionOf(item, whole[index], linked))
    )
  if (isFields(part) && isFields(whole))
    return Object.entries(part).every(([name, value]) =>
      isSelectionOf(value, name in whole ? whole[name] : linked.get(whole['id']), linked),
    )
  // Names of numeric enums are made from their numbers.
  return isDeepStrictEqual(part, whole) || (typeof whole === 'number' && part === `_${whole}`)
}
