import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { Guestbook } from '../../components/Guestbook'
import { ProfilePage } from '../../components/ProfilePage'
import type { ProfileGuestbookScreenQuery } from './__generated__/ProfileGuestbookScreenQuery.graphql'
import classes from './ProfileGuestbookScreen.module.css'

const query = graphql`
  query ProfileGuestbookScreenQuery($legacyId: Int!) @preloadable {
    profileView(legacyId: $legacyId) {
      ...ProfilePage_view
      profile {
        ...Guestbook_profile
      }
    }
  }
`

export function ProfileGuestbookScreen() {
  const { t } = useTranslation('profiles')
  const { profileView } = useScreenQuery<ProfileGuestbookScreenQuery>(query)
  return (
    <ProfilePage view={profileView} title={t('tabs.guestbook')}>
      <div className={classes.guestbook}>{profileView?.profile && <Guestbook profile={profileView.profile} />}</div>
    </ProfilePage>
  )
}
