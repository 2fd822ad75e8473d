/** The page that says what happens to a deleted profile, and until when it can be had back. */
export function deletedPath(erasedAt: string | null | undefined): string {
  const query = erasedAt ? `?${new URLSearchParams({ until: erasedAt.slice(0, 10) }).toString()}` : ''
  return `/ProfileDeleted${query}`
}
