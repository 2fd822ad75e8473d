/** Returns the path of the list of members with a match word. */
export function matchWordPath(word: string): string {
  return `/Search/MatchWord?word=${encodeURIComponent(word)}`
}
