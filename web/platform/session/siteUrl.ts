import { currentPage } from '#platform/page/currentPage'

/** The front page of another of our sites, with the scheme and port of this one. */
export function siteUrl(host: string): string {
  const { protocol, port } = currentPage().url()
  return `${protocol}//${host}${port ? `:${port}` : ''}/`
}
