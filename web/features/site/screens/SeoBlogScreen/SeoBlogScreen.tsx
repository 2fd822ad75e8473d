import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { formatDate } from '#lib/format/formatDate'
import { NotFoundScreen } from '#platform/errors/NotFoundScreen'
import { useLocale } from '#platform/i18n/useLocale'
import { PageMeta } from '#platform/pageTitle/PageMeta'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { addressOf, breadcrumbs, organisation } from '#platform/pageTitle/things'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { useSession } from '#platform/session/useSession'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { ProseText } from '#ui/layout/ProseText'
import { CreateInvitation } from '../../components/CreateInvitation'
import { SeoBlogPicture } from '../../components/SeoBlogPicture'
import type { SeoBlogScreenQuery } from './__generated__/SeoBlogScreenQuery.graphql'
import { RelatedSeoBlogs } from './RelatedSeoBlogs'
import classes from './SeoBlogScreen.module.css'

const query = graphql`
  query SeoBlogScreenQuery($path: String!) @preloadable {
    site {
      seoBlog(path: $path) {
        path
        topic
        title
        teaser
        author
        picture
        publishedAt
        updatedAt
        html
        translations {
          language
          path
        }
        ...RelatedSeoBlogs_article
      }
    }
  }
`

export function SeoBlogScreen() {
  const { t } = useTranslation('site')
  const locale = useLocale()
  const { site, viewer } = useSession()
  const { seoBlog: article } = useScreenQuery<SeoBlogScreenQuery>(query).site
  if (!article?.html) return <NotFoundScreen />
  const { path, topic, title, teaser, author, publishedAt, updatedAt } = article
  const picture = article.picture === null ? undefined : `${article.picture}-1280.jpg`
  return (
    <Page width="text">
      <PageTitle>{title}</PageTitle>
      <PageMeta
        title={title}
        description={teaser}
        path={path}
        picture={picture}
        translations={article.translations ?? undefined}
        published={{ at: publishedAt, updatedAt }}
        things={[
          {
            '@type': 'Article',
            headline: title,
            description: teaser,
            articleSection: topic,
            inLanguage: locale,
            mainEntityOfPage: addressOf(path),
            ...(picture && { image: addressOf(picture) }),
            datePublished: publishedAt,
            dateModified: updatedAt,
            author: { '@type': 'Organization', name: author },
            publisher: organisation(site),
          },
          breadcrumbs(site, [
            [t('blog.title'), '/Blog'],
            [title, path],
          ]),
        ]}
      />
      <article>
        <PageHeader title={title} intro={teaser} eyebrow={topic} back={{ label: t('blog.title'), href: '/Blog' }} />
        <p className={classes.byline}>
          {t('blog.by', { author })}
          <time dateTime={publishedAt}>{formatDate(publishedAt.slice(0, 10), locale)}</time>
        </p>
        {article.picture && (
          <div className={classes.picture}>
            <SeoBlogPicture path={article.picture} sizes="(min-width: 48em) 696px, 100vw" eager />
          </div>
        )}
        <ProseText html={article.html} />
      </article>
      {!viewer.isLoggedIn && <CreateInvitation />}
      <RelatedSeoBlogs article={article} />
    </Page>
  )
}
