import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { NotFoundScreen } from '#platform/errors/NotFoundScreen'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { useViewer } from '#platform/session/useSession'
import { isStaff } from '#shared/staff/isStaff'
import { StaffNav } from '#shared/staff/StaffNav'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import type { RolesScreenQuery } from './__generated__/RolesScreenQuery.graphql'
import { RoleForm } from './RoleForm'
import { RoleHolders } from './RoleHolders'
import { RoleProposals } from './RoleProposals'
import { RoleTable } from './RoleTable'

const query = graphql`
  query RolesScreenQuery($staff: Boolean!) @preloadable {
    viewer {
      ...RoleTable_viewer @include(if: $staff) @alias(as: "table")
      ...RoleHolders_viewer @include(if: $staff) @alias(as: "holders")
      ...RoleProposals_viewer @include(if: $staff) @alias(as: "proposals")
    }
  }
`

/** Who may do what, and who has which role. For everybody but staff the page does not exist. */
export function RolesScreen() {
  const { t } = useTranslation('admin')
  const { viewer } = useScreenQuery<RolesScreenQuery>(query)
  const environment = useRelayEnvironment()
  const { isImpersonated, ...rest } = useViewer()
  if (!isStaff(rest) || isImpersonated) return <NotFoundScreen />
  const readAnew = () =>
    void fetchQuery<RolesScreenQuery>(environment, query, { staff: true })
      .toPromise()
      .catch(() => {})
  return (
    <Page width="text">
      <PageTitle>{t('roles.title')}</PageTitle>
      <StaffNav />
      <PageHeader title={t('roles.title')} intro={t('roles.intro')} />
      {viewer.proposals && <RoleProposals viewer={viewer.proposals} onChange={readAnew} />}
      <RoleForm isDeveloper={rest.roleLevel === 'DEVELOPER'} onChange={readAnew} />
      {viewer.holders && <RoleHolders viewer={viewer.holders} />}
      {viewer.table && <RoleTable viewer={viewer.table} />}
    </Page>
  )
}
