import { IconUsersGroup } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { LodgeList } from '#shared/lodges/LodgeList'
import { lodgesPath } from '#shared/lodges/paths'
import { useViewer } from '#platform/session/useSession'
import { EmptyState } from '#ui/states/EmptyState'
import type {
  ProfileLodges_profile$data,
  ProfileLodges_profile$key,
} from './__generated__/ProfileLodges_profile.graphql'
import type { ProfileLodgesPaginationQuery } from './__generated__/ProfileLodgesPaginationQuery.graphql'

const fragment = graphql`
  fragment ProfileLodges_profile on Profile
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "ProfileLodgesPaginationQuery") {
    legacyId
    name
    lodges(first: $count, after: $cursor) @connection(key: "ProfileLodges_lodges") {
      edges {
        role
        isVisible
        node {
          id
          ...LodgeList_lodges
        }
      }
    }
  }
`

type Edge = NonNullable<ProfileLodges_profile$data['lodges']>['edges'][number]

export function ProfileLodges({ profile }: { profile: ProfileLodges_profile$key }) {
  const { t } = useTranslation('profiles')
  const viewer = useViewer()
  const { data, ...paging } = usePaginationFragment<ProfileLodgesPaginationQuery, ProfileLodges_profile$key>(
    fragment,
    profile,
  )
  const { legacyId, name, lodges } = data
  const isOwn = legacyId === viewer.legacyId
  const noteOn = ({ role, isVisible }: Edge): string | undefined => {
    if (isOwn) return isVisible ? undefined : t('lodges.hidden')
    return role === 'OWNER' || role === 'CO_OWNER' || role === 'ASSISTANT'
      ? t(`lodges.roles.${role}`, { name })
      : undefined
  }
  const notes = (lodges?.edges ?? []).map((edge) => [edge.node.id, noteOn(edge)] as const)
  return (
    <LodgeList
      marksDark
      own={isOwn}
      label={t('lodges.label', { name })}
      lodges={lodges?.edges.map(({ node }) => node)}
      notes={new Map(notes)}
      paging={paging}
    >
      <EmptyState
        icon={<IconUsersGroup size={26} stroke={1.5} />}
        title={isOwn ? t('lodges.noneOwn') : t('lodges.none', { name })}
        action={isOwn ? { label: t('lodges.find'), href: lodgesPath() } : undefined}
      />
    </LodgeList>
  )
}
