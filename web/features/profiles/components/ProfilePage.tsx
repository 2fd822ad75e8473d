import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { NotFoundScreen } from '#platform/errors/NotFoundScreen'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { ErrorState } from '#ui/states/ErrorState'
import { Page } from '#ui/layout/Page'
import type { ProfilePage_view$key } from './__generated__/ProfilePage_view.graphql'
import { ProfileBar } from './ProfileBar'
import { ProfileTabs } from './ProfileTabs'
import { ProfileUnavailable } from './ProfileUnavailable'
import { useRegisterVisit } from './useRegisterVisit'

const fragment = graphql`
  fragment ProfilePage_view on ProfileView {
    state
    profileId
    profile {
      name
      ...ProfileBar_profile
      ...ProfileTabs_profile
      ...useRegisterVisit_profile
    }
  }
`

interface ProfilePageProps {
  /** Null where such a profile never existed. */
  view: ProfilePage_view$key | null | undefined
  /** Title of the page, beside the profile's name. */
  title?: string
  /** Shown above the tabs; by default a narrow bar. */
  head?: ReactNode
  /** Rendered only when the profile is shown. */
  children: ReactNode
}

/** Frame of every page of a profile: checks whether the profile is shown, and adds its head and tabs. */
export function ProfilePage({ view, title, head, children }: ProfilePageProps) {
  const { t } = useTranslation('common')
  const data = useFragment(fragment, view ?? null)
  const profile = data?.state === 'SHOWN' ? data.profile : null
  useRegisterVisit(profile ?? null)
  if (!data) return <NotFoundScreen />
  if (data.state !== 'SHOWN') return <ProfileUnavailable state={data.state} profileId={data.profileId} />
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
