import { Button } from '@mantine/core'
import { IconAdjustmentsHeart, IconHeartHandshake } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { MatchNote } from '#shared/profiles/MatchNote'
import { ProfileList } from '#shared/profiles/ProfileList'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { AppLink } from '#ui/links/AppLink'
import { EmptyState } from '#ui/states/EmptyState'
import { SearchPage } from '../../components/SearchPage'
import type { MatchProfilesScreen_viewer$key } from './__generated__/MatchProfilesScreen_viewer.graphql'
import type { MatchProfilesScreenPaginationQuery } from './__generated__/MatchProfilesScreenPaginationQuery.graphql'
import type { MatchProfilesScreenQuery } from './__generated__/MatchProfilesScreenQuery.graphql'

const query = graphql`
  query MatchProfilesScreenQuery($detailed: Boolean!) @preloadable {
    viewer {
      ...MatchProfilesScreen_viewer
    }
  }
`

const fragment = graphql`
  fragment MatchProfilesScreen_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "MatchProfilesScreenPaginationQuery") {
    possibleMatches(first: $count, after: $cursor) @connection(key: "MatchProfilesScreen_possibleMatches") {
      edges {
        match {
          ...MatchNote_match
        }
        node {
          id
          ...ProfileListItem_profile
        }
      }
    }
  }
`

const MATCH_SETTINGS = '/EditProfile/MatchSettings'

/** Members who match the viewer in both directions, with the reasons. */
export function MatchProfilesScreen() {
  const { t } = useTranslation('search')
  const { viewer } = useScreenQuery<MatchProfilesScreenQuery>(query)
  const { data, ...paging } = usePaginationFragment<MatchProfilesScreenPaginationQuery, MatchProfilesScreen_viewer$key>(
    fragment,
    viewer,
  )
  return (
    <SearchPage
      title={t('matches.title')}
      intro={t('matches.intro')}
      actions={
        <Button
          component={AppLink}
          href={MATCH_SETTINGS}
          variant="default"
          leftSection={<IconAdjustmentsHeart size={18} stroke={1.6} aria-hidden />}
        >
          {t('matches.settings')}
        </Button>
      }
    >
      <ProfileList
        label={t('matches.title')}
        items={data.possibleMatches?.edges.map(({ node, match }) => ({
          id: node.id,
          profile: node,
          note: <MatchNote match={match} />,
        }))}
        paging={paging}
      >
        <EmptyState
          title={t('matches.none')}
          text={t('matches.noneText')}
          icon={<IconHeartHandshake size={26} stroke={1.5} />}
          action={{ label: t('matches.settings'), href: MATCH_SETTINGS }}
        />
      </ProfileList>
    </SearchPage>
  )
}
