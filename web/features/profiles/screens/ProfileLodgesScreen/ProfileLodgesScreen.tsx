import { IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useViewer } from '#platform/session/useSession'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { ProfilePage } from '../../components/ProfilePage'
import type { ProfileLodgesScreenQuery } from './__generated__/ProfileLodgesScreenQuery.graphql'

const query = graphql`
  query ProfileLodgesScreenQuery($legacyId: Int!) @preloadable {
    profileView(legacyId: $legacyId) {
      ...ProfilePage_view
      profile {
        legacyId
        name
      }
    }
  }
`

export function ProfileLodgesScreen() {
  const { t } = useTranslation('profiles')
  const viewer = useViewer()
  const { profileView } = useScreenQuery<ProfileLodgesScreenQuery>(query)
  const profile = profileView?.profile
  return (
    <ProfilePage view={profileView} title={t('tabs.lodges')}>
      {profile && (
        <EmptyState
          icon={<IconUsers size={26} stroke={1.5} />}
          title={profile.legacyId === viewer.legacyId ? t('lodges.noneOwn') : t('lodges.none', { name: profile.name })}
        />
      )}
    </ProfilePage>
  )
}
