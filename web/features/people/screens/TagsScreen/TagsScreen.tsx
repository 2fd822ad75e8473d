import { IconTags } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { openBuyMembership } from '#platform/dialogs/openBuyMembership'
import { ProfileList } from '#shared/profiles/ProfileList'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { TagChooser } from '../../components/TagChooser'
import type { TagsScreen_viewer$key } from './__generated__/TagsScreen_viewer.graphql'
import type { TagsScreenPaginationQuery } from './__generated__/TagsScreenPaginationQuery.graphql'
import type { TagsScreenQuery } from './__generated__/TagsScreenQuery.graphql'

const query = graphql`
  query TagsScreenQuery($tag: ID, $paying: Boolean!, $detailed: Boolean!) @preloadable {
    viewer {
      ...TagsScreen_viewer @include(if: $paying) @alias(as: "tagged")
    }
  }
`

const fragment = graphql`
  fragment TagsScreen_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "TagsScreenPaginationQuery") {
    tags {
      id
      ...TagChooser_tags
    }
    taggedProfiles(tagId: $tag, first: $count, after: $cursor) @connection(key: "TagsScreen_taggedProfiles") {
      edges {
        node {
          id
          ...ProfileListItem_profile
        }
      }
    }
  }
`

const FEATURE = 'TAGGED_PROFILES'

/** Shown to viewers without a membership; the offer opens by itself. */
function ForMembers() {
  const { t } = useTranslation('people')
  useEffect(() => openBuyMembership(FEATURE), [])
  return (
    <EmptyState
      title={t('tags.forMembers')}
      text={t('tags.forMembersText')}
      icon={<IconTags size={26} stroke={1.5} />}
      action={{ label: t('tags.offer'), onSelect: () => openBuyMembership(FEATURE) }}
    />
  )
}

function Tagged({ viewer }: { viewer: TagsScreen_viewer$key }) {
  const { t } = useTranslation('people')
  const [search] = useSearchParams()
  const { data, ...paging } = usePaginationFragment<TagsScreenPaginationQuery, TagsScreen_viewer$key>(fragment, viewer)
  return (
    <ProfileList
      label={t('tags.title')}
      controls={data.tags && data.tags.length > 0 && <TagChooser tags={data.tags} />}
      items={data.taggedProfiles?.edges.map(({ node }) => ({ id: node.id, profile: node }))}
      paging={paging}
    >
      <EmptyState
        title={search.has('tag') ? t('tags.noneWithTag') : t('tags.none')}
        text={t('tags.noneText')}
        icon={<IconTags size={26} stroke={1.5} />}
        action={
          search.has('tag') ? { label: t('tags.all'), href: '/Tags' } : { label: t('tags.find'), href: '/Search' }
        }
      />
    </ProfileList>
  )
}

/** Members whom the viewer has tagged. */
export function TagsScreen() {
  const { t } = useTranslation('people')
  const { viewer } = useScreenQuery<TagsScreenQuery>(query)
  return (
    <Page>
      <PageTitle>{t('tags.title')}</PageTitle>
      <PageHeader title={t('tags.title')} intro={t('tags.intro')} />
      {viewer.tagged ? <Tagged viewer={viewer.tagged} /> : <ForMembers />}
    </Page>
  )
}
