import { type AnswerOf, type CallName, pathOf } from '../../../legacy/contract/contract'
import { ProfileViewState } from '../../../legacy/contract/enums'
import type { BlogEntrySummary } from '../../../legacy/contract/blogShapes'
import type { MediaSummary, ProfileDetails, ProfileSummary } from '../../../legacy/contract/shapes'
import { blogEntry } from '../../../gateway/testing/blogFixtures'
import { details, ids, media, picture, profile, site, viewer } from '../../../gateway/testing/fixtures'
import { startSections } from '../../../legacy/contract/common'

export interface Asked {
  readonly take: number
  readonly ids: readonly number[]
  readonly profileId: number
}

const authors = 10
/** The sections that the member shows on the start page: three calls, and three for the page itself. */
const shown: readonly string[] = ['NewestProfiles', 'NewestMedia', 'NewestBlogs']

const sentence = 'We sailed past the lighthouse at dusk, and nobody said a word until the harbour was in sight. '
/** As long as those of real pictures, 16 pixels wide. */
const placeholder = `data:image/webp;base64,${'UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQABAA'.repeat(4)}`

function realPicture<T extends MediaSummary>(medium: T): T {
  return { ...medium, placeholder }
}

function member(id: number): ProfileSummary {
  return { ...profile(id), headline: sentence.slice(0, 60), picture: realPicture(picture(1000 + id)) }
}

function entry(id: number): BlogEntrySummary {
  const { author, ...rest } = blogEntry(id)
  const authorId = ((id - 1) % authors) + 1
  return {
    ...rest,
    author: { ...author, id: authorId, profile: member(authorId) },
    cover: realPicture(picture(2000 + id)),
    excerpt: sentence.repeat(3).slice(0, 280),
  }
}

function page(id: number): ProfileDetails {
  return {
    ...details(id),
    text: `<p>${sentence.repeat(6)}</p>`,
    matchWords: ['sailing', 'dusk', 'harbours', 'rye bread'],
  }
}

const answers = {
  'Blogs.GetAllBlogEntries': ({ take }) => ids(1, take).map(entry),
  'CurrentProfile.GetProfileData': () => viewer,
  'CurrentProfile.Hints': () => [
    { key: 'AddPicture', title: 'Show yourself', text: sentence },
    { key: 'WriteText', title: 'Tell of yourself', text: sentence },
  ],
  'Common.GetContentTokens': () => ({ media: 'token', expiresAt: '2099-01-01T00:00:00Z' }),
  'Common.GetStartPageSortOptions': () => ({
    sortOptions: startSections.map((id) => ({ id, hidden: !shown.includes(id) })),
    searchOptions: [],
    condensedProfileView: false,
    customizeStart: true,
  }),
  'Media.GetNewestMedia': ({ take }) =>
    ids(1, take).map((id) => ({ ...realPicture(media(1000 + id)), owner: member(id) })),
  'Profiles.GetProfile': ({ profileId }) => ({
    state: ProfileViewState.Shown,
    profile: member(profileId),
    details: page(profileId),
  }),
  'Profiles.GetProfileDetailsByIds': (asked) => asked.ids.map(page),
  'Search.GetNewestProfiles': ({ take }) => ids(1, take).map(member),
  'Site.GetSiteConfiguration': () => site,
  'Site.GetVersion': () => ({ version: '1' }),
} satisfies { [N in CallName]?: (asked: Asked) => AnswerOf<N> }

export type AnsweredCall = keyof typeof answers

export const answeredCalls = Object.keys(answers) as AnsweredCall[]

export function answerOf(name: AnsweredCall, asked: Asked): unknown {
  return answers[name](asked)
}

export function readAsked(search: string, body: string): Asked {
  const query = new URLSearchParams(search)
  const given: unknown = body === '' ? {} : JSON.parse(body)
  const listed = typeof given === 'object' && given !== null && 'ids' in given ? given.ids : []
  return {
    take: Number(query.get('take') ?? 30),
    ids: Array.isArray(listed) ? listed.map(Number) : [],
    profileId: Number(query.get('profileId') ?? 1),
  }
}

export const callByPath: ReadonlyMap<string, AnsweredCall> = new Map(answeredCalls.map((name) => [pathOf(name), name]))
