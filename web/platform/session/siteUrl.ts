import { currentPage } from '#platform/page/currentPage'

/** A page of one of our sites, by default its front page, with the scheme and port of this one. */
export function siteUrl(host: string, path = '/'): string {
  const { protocol, port } = currentPage().url()
  return `${protocol}//${host}${port ? `:${port}` : ''}${path}`
}
