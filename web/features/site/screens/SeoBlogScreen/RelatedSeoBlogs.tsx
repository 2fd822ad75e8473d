import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { SeoBlogCard } from '../../components/SeoBlogCard'
import type { RelatedSeoBlogs_article$key } from './__generated__/RelatedSeoBlogs_article.graphql'
import classes from './SeoBlogScreen.module.css'

const fragment = graphql`
  fragment RelatedSeoBlogs_article on SeoBlog {
    related {
      id
      ...SeoBlogCard_article
    }
  }
`

/** What to read next. */
export function RelatedSeoBlogs({ article }: { article: RelatedSeoBlogs_article$key }) {
  const { t } = useTranslation('site')
  const titleId = useId()
  const { related } = useFragment(fragment, article)
  if (!related?.length) return null
  return (
    <section className={classes.related} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('blog.related')}</h2>
      <ul>
        {related.map((other) => (
          <li key={other.id}>
            <SeoBlogCard article={other} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}
