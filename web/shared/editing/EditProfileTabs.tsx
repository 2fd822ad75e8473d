import { useTranslation } from 'react-i18next'
import { TabStrip } from '#ui/links/TabStrip'

/** Navigation between the pages for editing one's profile. */
export function EditProfileTabs() {
  const { t } = useTranslation('shell')
  return (
    <TabStrip
      label={t('editProfile.label')}
      tabs={[
        { href: '/EditProfile', label: t('editProfile.texts') },
        { href: '/EditProfile/ProfilePictures', label: t('editProfile.profilePictures') },
        { href: '/EditProfile/PicturesAndVideos', label: t('editProfile.picturesAndVideos'), holdsChildren: true },
        { href: '/EditProfile/FileArchive', label: t('editProfile.fileArchive'), holdsChildren: true },
        { href: '/EditProfile/MatchSettings', label: t('editProfile.matchSettings') },
        { href: '/EditProfile/Relations', label: t('editProfile.relations') },
      ]}
    />
  )
}
