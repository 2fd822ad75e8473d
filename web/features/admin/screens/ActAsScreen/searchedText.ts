/** Characters of a search at most, as the call takes them. */
export const MAX_TEXT = 50

/** What the address searches for; empty when nothing. */
export function searchedText(search: URLSearchParams): string {
  return (search.get('q') ?? '').trim().slice(0, MAX_TEXT)
}
