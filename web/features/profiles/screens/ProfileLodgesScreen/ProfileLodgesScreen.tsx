import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { ProfilePage } from '../../components/ProfilePage'
import type { ProfileLodgesScreenQuery } from './__generated__/ProfileLodgesScreenQuery.graphql'
import { ProfileLodges } from './ProfileLodges'

const query = graphql`
  query ProfileLodgesScreenQuery($legacyId: Int!) @preloadable {
    profileView(legacyId: $legacyId) {
      ...ProfilePage_view
      profile {
        ...ProfileLodges_profile
      }
    }
  }
`

export function ProfileLodgesScreen() {
  const { t } = useTranslation('profiles')
  const { profileView } = useScreenQuery<ProfileLodgesScreenQuery>(query)
  const profile = profileView?.profile
  return (
    <ProfilePage view={profileView} title={t('tabs.lodges')}>
      {profile && <ProfileLodges profile={profile} />}
    </ProfilePage>
  )
}
