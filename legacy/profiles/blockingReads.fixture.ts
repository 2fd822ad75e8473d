import type { AnswerOf, CallName } from '../contract/contract'
import { LikeItemType, NotificationTab, ProfileFilter } from '../contract/enums'
import { mediaClient } from '../testing/mediaClient'
import { idsOf } from '../testing/members'
import type { TestAnswer } from '../testing/testClient'
import type { TestServer } from '../testing/testServer'
import type { TiedMember } from './blocking.fixture'

/** A member's client that records all answers of the server. */
export class Asking {
  readonly #told: string[] = []

  constructor(
    readonly server: TestServer,
    readonly viewer: TiedMember,
    readonly members: readonly TiedMember[],
  ) {}

  async ask<N extends CallName>(name: N, parameters: object = {}): Promise<TestAnswer<AnswerOf<N>>> {
    const answer = await this.viewer.client.call(name, { ...parameters })
    this.#told.push(JSON.stringify(answer.data))
    return answer
  }

  answersWith(...words: string[]): string[] {
    return this.#told.filter((answer) => names(answer, ...words))
  }

  /** Members who are named or pictured in any of the answers. */
  tracesOf(members: readonly TiedMember[]): string[] {
    return this.#told.filter((answer) => members.some(({ name, picture }) => names(answer, name, picture.key)))
  }
}

const names = (answer: string, ...words: string[]) => words.some((word) => answer.includes(word))
const ascending = (a: number, b: number) => a - b
const others = { countryId: 1 }

/** Every list of profiles, as ids in ascending order, each once. */
export async function listsOf(asking: Asking): Promise<Record<string, number[]>> {
  const { id } = asking.viewer
  const profiles = {
    online: await asking.ask('Profiles.GetOnlineProfiles'),
    onlineFavourites: await asking.ask('Profiles.GetOnlineProfiles', { filter: ProfileFilter.Favorites }),
    onlineMatches: await asking.ask('Profiles.GetOnlineProfiles', { filter: ProfileFilter.PossibleMatches }),
    birthday: await asking.ask('Profiles.GetBirthdayProfiles'),
    newest: await asking.ask('Search.GetNewestProfiles'),
    top: await asking.ask('Search.GetTopProfiles'),
    search: await asking.ask('Search.SearchProfiles', { options: others }),
    text: await asking.ask('Search.SearchProfiles', { text: 'sociable' }),
    matchWord: await asking.ask('Search.SearchMatchWord', { word: 'sociable' }),
    favourites: await asking.ask('TopMenu.Favorites'),
    menuOfFavourites: await asking.ask('TopMenu.OnlineFavorites'),
    tagged: await asking.ask('Profiles.GetTaggedProfiles'),
    onlineTagged: await asking.ask('Profiles.GetOnlineTagged'),
    likers: await asking.ask('Common.GetLikeProfiles', { itemType: LikeItemType.Profile, itemId: id }),
  }
  const withProfiles = {
    matches: await asking.ask('Search.GetMatchProfiles'),
    visitors: await asking.ask('Profiles.GetVisitors'),
    visits: await asking.ask('TopMenu.Visits'),
    notes: await asking.ask('Profiles.GetNotes'),
    relations: await asking.ask('Profiles.GetRelations', { profileId: id }),
    ownRelations: await asking.ask('EditProfile.GetRelations'),
    albumAccess: await asking.ask('Media.GetProtectedAccess'),
  }
  const guestbook = await asking.ask('Profiles.GetGuestbook', { profileId: id })
  const told = {
    ofProfile: await asking.ask('Notifications.ClientNotifications', { tab: NotificationTab.Profile }),
    ofCommunity: await asking.ask('Notifications.ClientNotifications', { tab: NotificationTab.Community }),
  }
  const menu = await asking.ask('TopMenu.CommunityNotifications')
  const media = {
    newestMedia: await asking.ask('Media.GetNewestMedia'),
    searchedMedia: await asking.ask('Media.SearchMedia', { options: others }),
  }
  const lists: [string, number[]][] = [
    ...Object.entries(profiles).map(([name, { data }]): [string, number[]] => [name, idsOf(data)]),
    ...Object.entries(withProfiles).map(([name, { data }]): [string, number[]] => [
      name,
      data.map(({ profile }) => profile.id),
    ]),
    ['guestbook', guestbook.data.map(({ author }) => author.id)],
    ...Object.entries(told).map(([name, { data }]): [string, number[]] => [name, data.map(({ actor }) => actor.id)]),
    ['menuOfCommunity', menu.data.notifications.map(({ actor }) => actor.id)],
    ...Object.entries(media).map(([name, { data }]): [string, number[]] => [name, data.map(({ owner }) => owner.id)]),
  ]
  return Object.fromEntries(lists.map(([name, ids]) => [name, ids.toSorted(ascending)]))
}

export async function countsOf(asking: Asking): Promise<Record<string, number | null | undefined>> {
  const menu = await asking.ask('Notifications.NotificationCounts')
  const tags = await asking.ask('CurrentProfile.Tags')
  const own = await asking.ask('Profiles.GetProfileDetailsByIds', { ids: [asking.viewer.id] })
  return {
    newVisits: menu.data.newVisitsCount,
    newNotifications: menu.data.newNotificationsCount,
    onlineFavourites: menu.data.onlineFavoritesCount,
    onlineTagged: menu.data.onlineTagged,
    tagged: tags.data[0]?.count,
    visits: own.data[0]?.visitCount,
    likes: own.data[0]?.likeCount,
    guestbook: own.data[0]?.guestbookCount,
  }
}

/** Look-ups by id; the viewer is among them. */
export async function byIdsOf(asking: Asking, liked: { readonly id: number }) {
  const ids = idsOf(asking.members)
  const mediaIds = [liked.id, ...asking.members.map(({ picture }) => picture.id)]
  const profiles = await asking.ask('Profiles.GetProfilesByIds', { ids })
  const details = await asking.ask('Profiles.GetProfileDetailsByIds', { ids })
  const media = await asking.ask('Media.GetMediaByIds', { ids: mediaIds })
  const likers = await asking.ask('Common.GetLikeProfiles', { itemType: LikeItemType.Media, itemId: liked.id })
  return {
    profiles: idsOf(profiles.data),
    details: idsOf(details.data),
    likers: idsOf(likers.data).toSorted(ascending),
    media: idsOf(media.data),
    likeCount: media.data[0]?.likeCount,
  }
}

/** A profile's page with everything that belongs to it. */
export async function pageOf(asking: Asking, owner: TiedMember) {
  const { id: profileId, picture, albumId, entries } = owner
  const page = await asking.ask('Profiles.GetProfile', { profileId })
  const guestbook = await asking.ask('Profiles.GetGuestbook', { profileId })
  const relations = await asking.ask('Profiles.GetRelations', { profileId })
  const media = await asking.ask('Profiles.GetProfileMedia', { profileId })
  const albums = await asking.ask('Profiles.GetProfileAlbums', { profileId })
  const album = await asking.ask('Media.GetAlbum', { albumId })
  const readable: number[] = []
  for (const [authorId, entryId] of entries) {
    const { status } = await asking.ask('Profiles.GetGuestbookEntry', { entryId })
    if (status === 200) readable.push(authorId)
  }
  const likes: number[] = []
  for (const item of [
    { itemType: LikeItemType.Media, itemId: picture.id },
    { itemType: LikeItemType.Profile, itemId: profileId },
  ]) {
    likes.push((await asking.ask('Common.GetLikeProfiles', item)).status)
    likes.push((await asking.ask('Common.GetLikeDeletedProfilesCount', item)).status)
  }
  const file = await mediaClient(asking.server, asking.viewer.client).get(`/media/${picture.key}/thumbnail.webp`)
  return {
    shown: page.data.profile !== null,
    guestbookCount: page.data.details?.guestbookCount ?? 0,
    guestbook: guestbook.status === 200 ? guestbook.data.map(({ author }) => author.id).toSorted(ascending) : [],
    readable: readable.toSorted(ascending),
    relations: relations.status === 200 ? relations.data.map(({ profile }) => profile.id).toSorted(ascending) : [],
    media: media.status === 200 ? media.data.length : 0,
    albums: albums.status === 200 ? albums.data.length : 0,
    found: [...likes, file.statusCode, album.status].map((status) => status === 200),
  }
}

/** Whether each action on another member succeeds; repeated actions change nothing. */
export async function actsOn(asking: Asking, other: TiedMember): Promise<boolean[]> {
  const { id: profileId, name, picture, albumId } = other
  const answers = [
    await asking.ask('Profiles.AddFavorite', { profileId }),
    await asking.ask('Profiles.SetTags', { profileId, tags: ['known'] }),
    await asking.ask('Profiles.SaveNote', { profileId, text: `About ${name}` }),
    await asking.ask('Profiles.RegisterVisit', { profileId }),
    await asking.ask('Common.ToggleLike', { itemType: LikeItemType.Media, itemId: picture.id, liked: true }),
    await asking.ask('Common.ToggleLike', { itemType: LikeItemType.Profile, itemId: profileId, liked: true }),
    await asking.ask('Media.RequestProtectedAccess', { albumId }),
  ]
  return answers.map(({ status }) => status !== 404)
}
