/** Secret of a mailed link. Mail programs turn plus signs into spaces, and no secret contains a space. */
export function linkSecret(search: URLSearchParams): string {
  return (search.get('q') ?? '').trim().replaceAll(' ', '+')
}
