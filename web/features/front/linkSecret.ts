/** The secret of a mailed link: mail programs turn plus signs into spaces, and nothing secret holds a space. */
export function linkSecret(search: URLSearchParams): string {
  return (search.get('q') ?? '').trim().replaceAll(' ', '+')
}
