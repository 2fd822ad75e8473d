import { useTranslation } from 'react-i18next'
import { useSite } from '#platform/session/useSession'
import { DARK_PROFILE } from '#shared/darkProfile/paths'
import { TabStrip } from '#ui/links/TabStrip'

/** Navigation between the pages for editing one's profile. */
export function EditProfileTabs() {
  const { t } = useTranslation('shell')
  const site = useSite()
  return (
    <TabStrip
      label={t('editProfile.label')}
      tabs={[
        { href: '/EditProfile', label: t('editProfile.texts') },
        ...(site.isDark ? [{ href: DARK_PROFILE, label: t('editProfile.dark') }] : []),
        { href: '/EditProfile/ProfilePictures', label: t('editProfile.profilePictures') },
        { href: '/EditProfile/PicturesAndVideos', label: t('editProfile.picturesAndVideos'), holdsChildren: true },
        { href: '/EditProfile/FileArchive', label: t('editProfile.fileArchive'), holdsChildren: true },
        { href: '/EditProfile/MatchSettings', label: t('editProfile.matchSettings') },
        { href: '/EditProfile/Relations', label: t('editProfile.relations') },
      ]}
    />
  )
}
