import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { TextLink } from '#ui/links/TextLink'
import type { FrontReviews_site$key } from './__generated__/FrontReviews_site.graphql'
import classes from './FrontReviews.module.css'
import section from './FrontSection.module.css'

const fragment = graphql`
  fragment FrontReviews_site on Site {
    reviews(first: 3) {
      edges {
        cursor
        node {
          author
          rating
          text
        }
      }
    }
  }
`

export function FrontReviews({ site }: { site: FrontReviews_site$key }) {
  const { t } = useTranslation('front')
  const titleId = useId()
  const reviews = useFragment(fragment, site).reviews?.edges ?? []
  if (reviews.length === 0) return null
  return (
    <section className={section.section} aria-labelledby={titleId}>
      <header className={section.head}>
        <h2 id={titleId}>{t('reviews.title')}</h2>
        <TextLink href="/Reviews" standalone>
          {t('reviews.all')}
        </TextLink>
      </header>
      <div className={classes.reviews}>
        {reviews.map(({ cursor, node: { author, rating, text } }) => (
          <figure key={cursor} className={classes.review}>
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <figcaption>
              {author}
              <span>{t('reviews.rating', { rating })}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
