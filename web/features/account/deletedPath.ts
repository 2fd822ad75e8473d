/** Path of the page that confirms a deletion and shows until when the profile can be restored. */
export function deletedPath(erasedAt: string | null | undefined): string {
  const query = erasedAt ? `?${new URLSearchParams({ until: erasedAt.slice(0, 10) }).toString()}` : ''
  return `/ProfileDeleted${query}`
}
