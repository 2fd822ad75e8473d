import type { useSite } from '#platform/session/useSession'
import { siteUrl } from '#platform/session/siteUrl'
import { currentPage } from '#platform/page/currentPage'
import type { Thing } from './StructuredData'

type Site = ReturnType<typeof useSite>

/** The whole address of a path of this site. */
export function addressOf(path: string): string {
  return siteUrl(currentPage().url().hostname, path)
}

/** The company behind the site, by the name that members know. */
export function organisation(site: Site): Thing {
  return {
    '@type': 'Organization',
    '@id': addressOf('/#organisation'),
    name: site.name,
    legalName: site.companyName,
    url: addressOf('/'),
    logo: addressOf(`/icons/${site.isDark ? 'midnat' : 'nordlys'}-any-512.png`),
    email: site.supportEmail,
    telephone: site.supportPhone,
    vatID: site.vatNumber,
    address: site.companyAddress,
  }
}

/** The way from the front page to a page, which comes last. */
export function breadcrumbs(site: Site, steps: readonly (readonly [name: string, path: string])[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [[site.name, '/'] as const, ...steps].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(path),
    })),
  }
}

/** Questions with their answers, which may be HTML. */
export function faqPage(entries: readonly { readonly question: string; readonly html: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html },
    })),
  }
}

interface GivenReview {
  readonly author: string
  readonly rating: number
  readonly text: string
  readonly date: string
}

/** The company with what members really gave it; without ratings, none are made up. */
export function reviewedOrganisation(
  site: Site,
  rating: { readonly average: number; readonly count: number } | null,
  reviews: readonly GivenReview[],
): Thing {
  return {
    ...organisation(site),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        ratingCount: rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    ...(reviews.length > 0 && {
      review: reviews.map((review) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: review.author },
        reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
        reviewBody: review.text,
        datePublished: review.date,
      })),
    }),
  }
}
