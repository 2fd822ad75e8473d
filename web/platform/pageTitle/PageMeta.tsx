import { useLocation } from 'react-router-dom'
import { localeOf } from '#platform/i18n/locale'
import { currentPage } from '#platform/page/currentPage'
import { useSite } from '#platform/session/useSession'
import { siteUrl } from '#platform/session/siteUrl'

interface PageMetaProps {
  /** What a shared link is called. */
  title: string
  description: string
  /** Only this site has a page at this path. */
  isLocal?: boolean
}

/** Tells search engines and those who share a link what a public page is, and which page it is in other languages. */
export function PageMeta({ title, description, isLocal = false }: PageMetaProps) {
  const site = useSite()
  const { pathname } = useLocation()
  const own = siteUrl(currentPage().url().hostname, pathname)
  const look = site.isDark ? 'midnat' : 'nordlys'
  const picture = siteUrl(currentPage().url().hostname, `/hero-${look}-1280.jpg`)
  const elsewhere = isLocal ? [] : site.hosts.filter(({ isDark }) => isDark === site.isDark)
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={own} />
      {elsewhere.map(({ host, language }) => (
        <link key={host} rel="alternate" hrefLang={localeOf(language)} href={siteUrl(host, pathname)} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={localeOf(site.language).replace('-', '_')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={own} />
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
