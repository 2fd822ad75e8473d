import { IconBook2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useViewer } from '../../../../app/useSession'
import { useScreenQuery } from '../../../../relay/screenQuery'
import { EmptyState } from '../../../../ui/EmptyState'
import { ProfilePage } from '../../components/ProfilePage'
import type { ProfileBlogScreenQuery } from './__generated__/ProfileBlogScreenQuery.graphql'

const query = graphql`
  query ProfileBlogScreenQuery($legacyId: Int!) @preloadable {
    profileView(legacyId: $legacyId) {
      ...ProfilePage_view
      profile {
        legacyId
        name
      }
    }
  }
`

/** The blog of a profile. */
export function ProfileBlogScreen() {
  const { t } = useTranslation('profiles')
  const viewer = useViewer()
  const { profileView } = useScreenQuery<ProfileBlogScreenQuery>(query)
  const profile = profileView?.profile
  return (
    <ProfilePage view={profileView} title={t('tabs.blog')}>
      {profile && (
        <EmptyState
          icon={<IconBook2 size={26} stroke={1.5} />}
          title={profile.legacyId === viewer.legacyId ? t('blog.noneOwn') : t('blog.none', { name: profile.name })}
        />
      )}
    </ProfilePage>
  )
}
