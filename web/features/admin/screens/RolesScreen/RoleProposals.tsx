import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { formatDateTime } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { Section } from '#ui/layout/Section'
import { EmptyState } from '#ui/states/EmptyState'
import { useRoles } from '../../mutations/useRoles'
import type { RoleProposalsPaginationQuery } from './__generated__/RoleProposalsPaginationQuery.graphql'
import type { RoleProposals_viewer$key } from './__generated__/RoleProposals_viewer.graphql'
import classes from './roles.module.css'

const fragment = graphql`
  fragment RoleProposals_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "RoleProposalsPaginationQuery") {
    roleProposals(first: $count, after: $cursor) @connection(key: "RoleProposals_roleProposals") {
      edges {
        node {
          profileId
          name
          currentLevel
          roleLevel
          reason
          proposedBy
          proposedAt
          isConfirmable
        }
      }
    }
  }
`

interface RoleProposalsProps {
  viewer: RoleProposals_viewer$key
  /** Reads the lists of the page anew. */
  onChange: () => void
}

/** Roles that wait for a second person. */
export function RoleProposals({ viewer, onChange }: RoleProposalsProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { data, ...paging } = usePaginationFragment<RoleProposalsPaginationQuery, RoleProposals_viewer$key>(
    fragment,
    viewer,
  )
  const { decide, busy } = useRoles()
  const run = async (profileId: string, confirm: boolean) => {
    if (await decide(profileId, confirm)) onChange()
  }
  return (
    <Section title={t('roles.proposals')} note={t('roles.proposalsNote')}>
      <PaginatedList
        paging={paging}
        items={data.roleProposals?.edges}
        label={t('roles.proposals')}
        className={classes.rows}
        empty={<EmptyState compact title={t('roles.noProposals')} />}
        renderItem={({ node }) => (
          <li key={node.profileId} className={classes.row}>
            <div className={classes.words}>
              <strong>
                {t('roles.proposal', {
                  name: node.name,
                  from: t(`roles.level.${node.currentLevel}`),
                  to: t(`roles.level.${node.roleLevel}`),
                })}
              </strong>
              <p>{node.reason}</p>
              <p className={classes.quiet}>
                {t('roles.proposedBy', {
                  name: node.proposedBy,
                  date: formatDateTime(node.proposedAt, locale, { style: 'medium' }),
                })}
              </p>
              {!node.isConfirmable && <p className={classes.quiet}>{t('roles.own')}</p>}
            </div>
            <div className={classes.buttons}>
              {node.isConfirmable && (
                <Button size="sm" loading={busy} onClick={() => void run(node.profileId, true)}>
                  {t('roles.confirm')}
                </Button>
              )}
              <Button size="sm" variant="default" disabled={busy} onClick={() => void run(node.profileId, false)}>
                {t('roles.drop')}
              </Button>
            </div>
          </li>
        )}
      />
    </Section>
  )
}
