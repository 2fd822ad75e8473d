import DataLoader from 'dataloader'
import { orNull } from './errors'
import type { ItemOf, RestClient } from './restClient'

/** As many ids as the batched calls take at once. */
const maxBatchSize = 100

/** Ids are whole numbers of the database from 1. */
const largestId = 2_147_483_647

/** Whether a number can name anything: a call would refuse others, and with them all that were asked for at once. */
function isPossibleId(id: number): boolean {
  return id >= 1 && id <= largestId
}

/** One object by its number; null when there is none. */
export async function lookUp<T>(id: number, read: (id: number) => Promise<T>): Promise<T | null> {
  return isPossibleId(id) ? orNull(read(id)) : null
}

type BatchCall = Parameters<RestClient['batch']>[0]

function byId<N extends BatchCall>(client: RestClient, name: N): DataLoader<number, ItemOf<N> | null> {
  return new DataLoader(
    async (ids) => {
      const possible = ids.filter(isPossibleId)
      const found = possible.length > 0 ? await client.batch(name, possible) : undefined
      return ids.map((id) => found?.get(id) ?? null)
    },
    { maxBatchSize },
  )
}

/** Look-ups by id of one request: those of one moment become one call, and none is made twice. */
export class Loaders {
  readonly profiles: DataLoader<number, ItemOf<'Profiles.GetProfilesByIds'> | null>
  readonly profileDetails: DataLoader<number, ItemOf<'Profiles.GetProfileDetailsByIds'> | null>
  readonly media: DataLoader<number, ItemOf<'Media.GetMediaByIds'> | null>
  readonly albums: DataLoader<number, ItemOf<'Media.GetAlbumsByIds'> | null>
  readonly blogEntries: DataLoader<number, ItemOf<'Blogs.GetBlogEntriesByIds'> | null>
  /** By the numbers of their profiles. */
  readonly blogAuthors: DataLoader<number, ItemOf<'Blogs.GetBlogAuthorsByIds'> | null>
  readonly conversations: DataLoader<number, ItemOf<'Mail.GetConversationsByIds'> | null>
  readonly messages: DataLoader<number, ItemOf<'Mail.GetMessagesByIds'> | null>
  readonly notifications: DataLoader<number, ItemOf<'Notifications.GetNotificationsByIds'> | null>

  constructor(client: RestClient) {
    this.profiles = byId(client, 'Profiles.GetProfilesByIds')
    this.profileDetails = byId(client, 'Profiles.GetProfileDetailsByIds')
    this.media = byId(client, 'Media.GetMediaByIds')
    this.albums = byId(client, 'Media.GetAlbumsByIds')
    this.blogEntries = byId(client, 'Blogs.GetBlogEntriesByIds')
    this.blogAuthors = byId(client, 'Blogs.GetBlogAuthorsByIds')
    this.conversations = byId(client, 'Mail.GetConversationsByIds')
    this.messages = byId(client, 'Mail.GetMessagesByIds')
    this.notifications = byId(client, 'Notifications.GetNotificationsByIds')
  }

  /** Forgets what was looked up, after a write. */
  forget(): void {
    this.profiles.clearAll()
    this.profileDetails.clearAll()
    this.media.clearAll()
    this.albums.clearAll()
    this.blogEntries.clearAll()
    this.blogAuthors.clearAll()
    this.conversations.clearAll()
    this.messages.clearAll()
    this.notifications.clearAll()
  }
}
