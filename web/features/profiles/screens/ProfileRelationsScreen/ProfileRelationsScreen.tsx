import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { Section } from '#ui/layout/Section'
import { Bonds } from '../../components/relations/Bonds'
import { ProfilePage } from '../../components/ProfilePage'
import { Relations } from '../../components/relations/Relations'
import type { ProfileRelationsScreenQuery } from './__generated__/ProfileRelationsScreenQuery.graphql'

const query = graphql`
  query ProfileRelationsScreenQuery($legacyId: Int!) @preloadable {
    profileView(legacyId: $legacyId) {
      ...ProfilePage_view
      profile {
        ...Bonds_profile
        ...Relations_profile
      }
    }
  }
`

export function ProfileRelationsScreen() {
  const { t } = useTranslation('profiles')
  const { profileView } = useScreenQuery<ProfileRelationsScreenQuery>(query)
  return (
    <ProfilePage view={profileView} title={t('tabs.relations')}>
      {profileView?.profile && (
        <>
          <Bonds profile={profileView.profile} />
          <Section title={t('relations.title')}>
            <Relations profile={profileView.profile} />
          </Section>
        </>
      )}
    </ProfilePage>
  )
}
