import type { MediaType } from './__generated__/ProfileMediaPaginationQuery.graphql'

/** Query parameter that restricts a list to pictures or videos. */
export const TYPE_QUERY = 'type'

const IN_ADDRESS = { pictures: 'PICTURES', videos: 'VIDEO' } as const satisfies Record<string, MediaType>

export type MediaTypeWord = keyof typeof IN_ADDRESS

/** Returns the media type in the address; null for both. */
export function mediaTypeWord(search: URLSearchParams): MediaTypeWord | null {
  const word = search.get(TYPE_QUERY)
  return word === 'pictures' || word === 'videos' ? word : null
}

/** Returns the media type in the address, as the list's query takes it. */
export function mediaTypeOf(search: URLSearchParams): MediaType | null {
  const word = mediaTypeWord(search)
  return word && IN_ADDRESS[word]
}
