/** Longest search text that the call accepts, in characters. */
export const MAX_TEXT = 50

export function searchedText(search: URLSearchParams): string {
  return (search.get('q') ?? '').trim().slice(0, MAX_TEXT)
}
