import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { NotFoundScreen } from '#platform/errors/NotFoundScreen'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { ErrorState } from '#ui/ErrorState'
import { Page } from '#ui/Page'
import type { ProfilePage_view$key } from './__generated__/ProfilePage_view.graphql'
import { ProfileBar } from './ProfileBar'
import { ProfileTabs } from './ProfileTabs'
import { ProfileUnavailable } from './ProfileUnavailable'
import { useRegisterVisit } from './useRegisterVisit'

const fragment = graphql`
  fragment ProfilePage_view on ProfileView {
    state
    profile {
      name
      ...ProfileBar_profile
      ...ProfileTabs_profile
      ...useRegisterVisit_profile
    }
  }
`

interface ProfilePageProps {
  /** Null where there never was such a profile. */
  view: ProfilePage_view$key | null | undefined
  /** What the page is called, beside the name of the profile. */
  title?: string
  /** Stands above the tabs; a narrow bar when left out. */
  head?: ReactNode
  /** Drawn only when the profile is shown. */
  children: ReactNode
}

/** The frame of every page of a profile: whether it is shown at all, who it is, and the way to its other pages. */
export function ProfilePage({ view, title, head, children }: ProfilePageProps) {
  const { t } = useTranslation('common')
  const data = useFragment(fragment, view ?? null)
  const profile = data?.state === 'SHOWN' ? data.profile : null
  useRegisterVisit(profile ?? null)
  if (!data) return <NotFoundScreen />
  if (data.state !== 'SHOWN') return <ProfileUnavailable state={data.state} />
  if (!profile) return <ErrorState isPage title={t('error.screenTitle')} text={t('error.screenText')} />
  return (
    <Page>
      <PageTitle>{title ? `${profile.name}, ${title}` : profile.name}</PageTitle>
      {head ?? <ProfileBar profile={profile} page={title} />}
      <ProfileTabs profile={profile} />
      {children}
    </Page>
  )
}
