import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useMatch } from 'react-router-dom'
import { profilePath, type ProfilePage } from '#shared/profiles/profilePath'
import { useSite } from '#platform/session/useSession'
import { TabStrip } from '#ui/links/TabStrip'
import type { ProfileTabs_profile$key } from './__generated__/ProfileTabs_profile.graphql'
import classes from './ProfileTabs.module.css'

const fragment = graphql`
  fragment ProfileTabs_profile on Profile {
    legacyId
    name
    pictureCount
    videoCount
    guestbookCount
  }
`

/** Links to the pages of a profile. Only dark sites have separate pages for relations and guestbook. */
export function ProfileTabs({ profile }: { profile: ProfileTabs_profile$key }) {
  const { t } = useTranslation('profiles')
  const { isDark, hasLodgesDisabled } = useSite()
  const { legacyId, name, pictureCount, videoCount, guestbookCount } = useFragment(fragment, profile)
  const namesAbout = useMatch('/Profile/:id/About') !== null
  const media = (pictureCount ?? 0) + (videoCount ?? 0)
  const tab = (label: string, page?: ProfilePage, count?: number) => ({
    label,
    href: profilePath(legacyId, page),
    count,
  })
  return (
    <div className={classes.tabs}>
      <TabStrip
        keepsScroll
        label={t('tabs.label', { name })}
        tabs={[
          // The page has two addresses, and the tab is marked at either.
          tab(t('tabs.about'), namesAbout ? 'About' : undefined),
          { ...tab(t('tabs.pictures'), 'Pictures', media), holdsChildren: true },
          ...(isDark
            ? [tab(t('tabs.relations'), 'Relations'), tab(t('tabs.guestbook'), 'Guestbook', guestbookCount ?? 0)]
            : []),
          tab(t('tabs.blog'), 'Blog'),
          ...(hasLodgesDisabled ? [] : [tab(t('tabs.lodges'), 'Lodges')]),
        ]}
      />
    </div>
  )
}
