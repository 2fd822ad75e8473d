import { Button } from '@mantine/core'
import { IconBan } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { useLocale } from '#platform/i18n/useLocale'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { tell } from '#platform/toasts/tell'
import { formatDate } from '#lib/format/formatDate'
import { giveFocusBack } from '#ui/overlays/useFocusBack'
import { EmptyState } from '#ui/states/EmptyState'
import { ManagementPage } from '../../components/ManagementPage'
import { PersonRow } from '../../components/PersonRow'
import rows from '../../components/PersonRow.module.css'
import { useMemberSteps, type MemberStep } from '../../mutations/useMemberSteps'
import type { BlockedScreen_lodge$key } from './__generated__/BlockedScreen_lodge.graphql'
import type { BlockedScreenPaginationQuery } from './__generated__/BlockedScreenPaginationQuery.graphql'
import type { BlockedScreenQuery } from './__generated__/BlockedScreenQuery.graphql'

const query = graphql`
  query BlockedScreenQuery($legacyId: Int!) @preloadable @throwOnFieldError {
    lodge(legacyId: $legacyId) {
      ...ManagementPage_lodge
      ...BlockedScreen_lodge
    }
  }
`

const fragment = graphql`
  fragment BlockedScreen_lodge on Lodge
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "BlockedScreenPaginationQuery") {
    id
    blockedProfiles(first: $count, after: $cursor) @connection(key: "BlockedScreen_blockedProfiles") {
      edges {
        node {
          id
          blockedAt
          profile {
            id
            name
            ...PersonRow_profile
          }
        }
      }
    }
  }
`

function Blocked({ lodge }: { lodge: BlockedScreen_lodge$key }) {
  const { t } = useTranslation('lodgeMembers')
  const locale = useLocale()
  const { data, ...paging } = usePaginationFragment<BlockedScreenPaginationQuery, BlockedScreen_lodge$key>(
    fragment,
    lodge,
  )
  const { unblock } = useMemberSteps(data.id)
  const letIn = async (step: MemberStep, name: string) => {
    const done = unblock(step)
    // The row is gone at once.
    giveFocusBack(null)
    if (await done) tell(t('blocked.done', { name }))
  }
  return (
    <PaginatedList
      paging={paging}
      items={data.blockedProfiles?.edges.filter(({ node }) => node.blockedAt != null)}
      label={t('management.blocked')}
      className={rows.rows}
      empty={
        <EmptyState title={t('blocked.none')} text={t('blocked.noneText')} icon={<IconBan size={26} stroke={1.5} />} />
      }
      renderItem={({ node: { id, blockedAt, profile } }) => (
        <PersonRow
          key={id}
          profile={profile}
          line={
            blockedAt ? t('blocked.since', { date: formatDate(blockedAt, locale, { style: 'medium' }) }) : undefined
          }
          actions={
            <Button
              size="sm"
              variant="default"
              aria-label={t('blocked.unblockName', { name: profile.name })}
              onClick={() => void letIn({ membershipId: id, profileId: profile.id }, profile.name)}
            >
              {t('blocked.unblock')}
            </Button>
          }
        />
      )}
    />
  )
}

/** The profiles that a lodge has shut out, for its leaders. */
export function BlockedScreen() {
  const { lodge } = useScreenQuery<BlockedScreenQuery>(query)
  return (
    <ManagementPage lodge={lodge} view="BlockedProfiles">
      {lodge && <Blocked lodge={lodge} />}
    </ManagementPage>
  )
}
