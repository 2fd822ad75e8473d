import { useLocation } from 'react-router-dom'
import { localeOf } from '#platform/i18n/locale'
import { currentPage } from '#platform/page/currentPage'
import { useSite } from '#platform/session/useSession'
import { siteUrl } from '#platform/session/siteUrl'
import { StructuredData, type Thing } from './StructuredData'

interface PageMetaProps {
  /** What a shared link is called. */
  title: string
  description: string
  /** The page's own path, where others lead to it too. */
  path?: string
  /** Only this site has a page at this path. */
  isLocal?: boolean
  /** The page in several languages, its own among them, where its path differs from site to site. */
  translations?: readonly { readonly language: string; readonly path: string }[]
  /** The path of the picture of a shared link; without it, that of the site. */
  picture?: string
  /** For a text that came out on a day. */
  published?: { readonly at: string; readonly updatedAt: string | null | undefined }
  /** What the page is about, in the words of schema.org. */
  things?: readonly Thing[]
}

/** Tells search engines and those who share a link what a public page is, and which page it is in other languages. */
export function PageMeta({
  title,
  description,
  path,
  isLocal = false,
  translations,
  picture,
  published,
  things,
}: PageMetaProps) {
  const site = useSite()
  const { pathname } = useLocation()
  const { hostname } = currentPage().url()
  const own = siteUrl(hostname, path ?? pathname)
  const kin = isLocal ? [] : site.hosts.filter(({ isDark }) => isDark === site.isDark)
  const alternates = kin.flatMap(({ host, language }) => {
    const there = translations ? translations.find((each) => each.language === language)?.path : (path ?? pathname)
    return there === undefined ? [] : [{ language, href: siteUrl(host, there) }]
  })
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={own} />
      {alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={localeOf(language)} href={href} />
      ))}
      <meta property="og:type" content={published ? 'article' : 'website'} />
      {published && <meta property="article:published_time" content={published.at} />}
      {published?.updatedAt && <meta property="article:modified_time" content={published.updatedAt} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={localeOf(site.language).replace('-', '_')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={own} />
      <meta
        property="og:image"
        content={siteUrl(hostname, picture ?? `/hero-${site.isDark ? 'midnat' : 'nordlys'}-1280.jpg`)}
      />
      <meta name="twitter:card" content="summary_large_image" />
      {things && things.length > 0 && <StructuredData things={things} />}
    </>
  )
}
