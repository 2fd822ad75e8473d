import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { ListFailed } from '#platform/lists/ListFailed'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { ProfilePage } from '../../components/ProfilePage'
import type { ProfileBlogScreenQuery } from './__generated__/ProfileBlogScreenQuery.graphql'
import { ProfileBlog } from './ProfileBlog'

const query = graphql`
  query ProfileBlogScreenQuery($legacyId: Int!, $text: String, $dark: Boolean) @preloadable {
    profileView(legacyId: $legacyId) {
      ...ProfilePage_view
      profile {
        blogAuthor {
          ...ProfileBlog_author
        }
      }
    }
  }
`

export function ProfileBlogScreen() {
  const { t } = useTranslation('profiles')
  const { revalidate } = useRevalidator()
  const { profileView } = useScreenQuery<ProfileBlogScreenQuery>(query)
  const profile = profileView?.profile
  return (
    <ProfilePage view={profileView} title={t('tabs.blog')}>
      {profile &&
        (profile.blogAuthor ? (
          <ProfileBlog author={profile.blogAuthor} />
        ) : (
          <ListFailed onRetry={() => void revalidate()} />
        ))}
    </ProfilePage>
  )
}
