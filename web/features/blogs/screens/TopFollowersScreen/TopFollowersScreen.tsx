import { IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { AuthorRow } from '#shared/blogs/AuthorRow'
import { ListFailed } from '#platform/lists/ListFailed'
import { blogPath } from '#shared/blogs/paths'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { BlogsPage } from '../../components/BlogsPage'
import { TopViews } from '../../components/TopViews'
import type { TopFollowersScreenQuery } from './__generated__/TopFollowersScreenQuery.graphql'
import classes from './TopFollowersScreen.module.css'

const query = graphql`
  query TopFollowersScreenQuery @preloadable {
    mostFollowedBlogAuthors {
      id
      viewerHasHidden
      ...AuthorRow_author
    }
  }
`

export function TopFollowersScreen() {
  const { t } = useTranslation('blogs')
  const { revalidate } = useRevalidator()
  const { mostFollowedBlogAuthors } = useScreenQuery<TopFollowersScreenQuery>(query)
  const title = t('lists.top.followers')
  const authors = mostFollowedBlogAuthors?.filter(({ viewerHasHidden }) => !viewerHasHidden)
  return (
    <BlogsPage title={title} views={<TopViews />} intro={t('lists.topIntro.followers')}>
      {!authors && <ListFailed onRetry={() => void revalidate()} />}
      {authors?.length === 0 && (
        <EmptyState
          title={t('lists.topNone.followers')}
          text={t('lists.topNone.followersText')}
          icon={<IconUsers size={26} stroke={1.5} />}
          action={{ label: t('lists.toAll'), href: blogPath('All') }}
        />
      )}
      {authors && authors.length > 0 && (
        <ol className={classes.authors} aria-label={title}>
          {authors.map((author, index) => (
            <li key={author.id}>
              <AuthorRow author={author} note={<span className={classes.place}>{index + 1}</span>} />
            </li>
          ))}
        </ol>
      )}
    </BlogsPage>
  )
}
