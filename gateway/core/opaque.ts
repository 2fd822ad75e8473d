/**
 * A text as base64url, for ids and cursors; a buffer would take twice as long. What those are made of, ASCII without `>`,
 * `?` and `~`, needs neither of the two signs that base64 has and addresses do not take.
 */
export function opaque(text: string): string {
  return btoa(text).replaceAll('=', '')
}
