import { IconUserShield } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { NotFoundScreen } from '#platform/errors/NotFoundScreen'
import { isStaff } from '#shared/staff/isStaff'
import { StaffNav } from '#shared/staff/StaffNav'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useViewer } from '#platform/session/useSession'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import type { ActAsScreenQuery } from './__generated__/ActAsScreenQuery.graphql'
import { ImpersonationLog } from './ImpersonationLog'
import { ProfileSearch } from './ProfileSearch'
import { StaffProfileList } from './StaffProfileList'

const query = graphql`
  query ActAsScreenQuery($text: String!, $searching: Boolean!, $staff: Boolean!) @preloadable {
    viewer {
      ...StaffProfileList_viewer
      ...ImpersonationLog_viewer
    }
  }
`

/** Lets staff impersonate a member and lists recent impersonations. For everybody else the page does not exist. */
export function ActAsScreen() {
  const { t } = useTranslation('admin')
  const { viewer } = useScreenQuery<ActAsScreenQuery>(query)
  const { isImpersonated, name, ...rest } = useViewer()
  if (isImpersonated) {
    return (
      <>
        <PageTitle>{t('actAs.title')}</PageTitle>
        <EmptyState
          isPage
          title={t('actAs.acting', { name })}
          text={t('actAs.actingText')}
          icon={<IconUserShield size={26} stroke={1.5} />}
        />
      </>
    )
  }
  if (!isStaff(rest)) return <NotFoundScreen />
  return (
    <Page width="text">
      <PageTitle>{t('actAs.title')}</PageTitle>
      <StaffNav />
      <PageHeader title={t('actAs.title')} intro={t('actAs.intro')} />
      <ProfileSearch />
      <StaffProfileList viewer={viewer} />
      <ImpersonationLog viewer={viewer} />
    </Page>
  )
}
