import { IconStarFilled } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useLocale } from '#platform/i18n/useLocale'
import { useSession } from '#platform/session/useSession'
import { isStaff } from '#shared/staff/isStaff'
import { formatDate } from '#lib/format/formatDate'
import type { ReviewCard_review$key } from './__generated__/ReviewCard_review.graphql'
import classes from './ReviewsScreen.module.css'

// Staff alone have it.
const HideReview = lazy(async () => ({ default: (await import('./HideReview')).HideReview }))

const fragment = graphql`
  fragment ReviewCard_review on Review {
    id
    isHidden
    author
    rating
    text
    date
  }
`

const STARS = [1, 2, 3, 4, 5] as const

export function ReviewCard({ review }: { review: ReviewCard_review$key }) {
  const { t } = useTranslation('site')
  const locale = useLocale()
  const { id, author, rating, text, date, isHidden } = useFragment(fragment, review)
  const { viewer } = useSession()
  return (
    <figure className={classes.review} data-hidden={isHidden}>
      <span className={classes.stars} role="img" aria-label={t('reviews.rating', { rating })}>
        {STARS.map((star) => (
          <IconStarFilled key={star} size={16} data-filled={star <= rating} aria-hidden />
        ))}
      </span>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        {author}
        <time dateTime={date}>{formatDate(date, locale)}</time>
      </figcaption>
      {isStaff(viewer) && !viewer.isImpersonated && (
        <Suspense fallback={null}>
          <HideReview id={id} author={author} isHidden={isHidden} />
        </Suspense>
      )}
    </figure>
  )
}
