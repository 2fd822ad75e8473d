import type { MediaType } from './__generated__/ProfileMediaPaginationQuery.graphql'

/** The query that shows only pictures or only videos. */
export const TYPE_QUERY = 'type'

const IN_ADDRESS = { pictures: 'PICTURES', videos: 'VIDEO' } as const satisfies Record<string, MediaType>

export type MediaTypeWord = keyof typeof IN_ADDRESS

/** The word of an address for pictures or videos; null where it shows both. */
export function mediaTypeWord(search: URLSearchParams): MediaTypeWord | null {
  const word = search.get(TYPE_QUERY)
  return word === 'pictures' || word === 'videos' ? word : null
}

/** What a list at this address shows, as its query takes it. */
export function mediaTypeOf(search: URLSearchParams): MediaType | null {
  const word = mediaTypeWord(search)
  return word && IN_ADDRESS[word]
}
