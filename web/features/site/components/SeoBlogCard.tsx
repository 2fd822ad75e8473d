import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import { formatDate } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import type { SeoBlogCard_article$key } from './__generated__/SeoBlogCard_article.graphql'
import classes from './SeoBlogCard.module.css'
import { SeoBlogPicture } from './SeoBlogPicture'

const fragment = graphql`
  fragment SeoBlogCard_article on SeoBlog {
    path
    topic
    title
    teaser
    picture
    publishedAt
  }
`

interface SeoBlogCardProps {
  article: SeoBlogCard_article$key
  /** The first of a list is larger on wide screens, and in view at once. */
  isFirst?: boolean
  /** The level of its heading. */
  level?: 2 | 3
}

/** An article in a list, with a link that covers it. */
export function SeoBlogCard({ article, isFirst = false, level = 2 }: SeoBlogCardProps) {
  const locale = useLocale()
  const { path, topic, title, teaser, picture, publishedAt } = useFragment(fragment, article)
  const Heading = `h${level}` as const
  return (
    <article className={classes.card} data-first={isFirst}>
      {picture && (
        <SeoBlogPicture
          path={picture}
          sizes={isFirst ? '(min-width: 60em) 660px, 100vw' : '(min-width: 60em) 370px, (min-width: 40em) 50vw, 100vw'}
          eager={isFirst}
        />
      )}
      <div className={classes.words}>
        <p className={classes.topic}>{topic}</p>
        <Heading className={classes.title}>
          <Link to={path}>{title}</Link>
        </Heading>
        <p className={classes.teaser}>{teaser}</p>
        {/* The day in UTC, so that server and browser write the same. */}
        <time dateTime={publishedAt}>{formatDate(publishedAt.slice(0, 10), locale)}</time>
      </div>
    </article>
  )
}
