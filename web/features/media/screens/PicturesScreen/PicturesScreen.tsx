import { Button } from '@mantine/core'
import { IconPhoto, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { COMMUNITY_PICTURES, MEDIUM_QUERY, mediumOf, mediumOver, OWN_MEDIA } from '#shared/media/mediaLinks'
import { MediaList } from '#shared/media/MediaList'
import { mediaTypeWord } from '#shared/media/mediaType'
import { MediaTypeFilter } from '#shared/media/MediaTypeFilter'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { AppLink } from '#ui/links/AppLink'
import { EmptyState } from '#ui/states/EmptyState'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import type { PicturesScreen_query$key } from './__generated__/PicturesScreen_query.graphql'
import type { PicturesScreenPaginationQuery } from './__generated__/PicturesScreenPaginationQuery.graphql'
import type { PicturesScreenQuery } from './__generated__/PicturesScreenQuery.graphql'
import { KINK_QUERY, KinkFilter } from './KinkFilter'
import classes from './PicturesScreen.module.css'

const query = graphql`
  query PicturesScreenQuery($type: MediaType, $kink: ID, $dark: Boolean!) @preloadable {
    ...PicturesScreen_query @arguments(type: $type, kink: $kink)
    ...KinkFilter_query @include(if: $dark) @alias(as: "kinkFilter")
  }
`

const fragment = graphql`
  fragment PicturesScreen_query on Query
  @refetchable(queryName: "PicturesScreenPaginationQuery")
  @argumentDefinitions(
    type: { type: "MediaType" }
    kink: { type: "ID" }
    count: { type: "Int", defaultValue: 30 }
    cursor: { type: "String" }
  ) {
    newestMedia(type: $type, kinkId: $kink, first: $count, after: $cursor)
      @connection(key: "PicturesScreen_newestMedia") {
      edges {
        node {
          ...MediaList_media
        }
      }
    }
  }
`

export function PicturesScreen() {
  const { t } = useTranslation('media')
  const data = useScreenQuery<PicturesScreenQuery>(query)
  return (
    <Page>
      <PageTitle>{t('pictures.title')}</PageTitle>
      <PageHeader
        title={t('pictures.title')}
        intro={t('pictures.intro')}
        actions={
          <Button
            component={AppLink}
            href={OWN_MEDIA}
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          >
            {t('pictures.add')}
          </Button>
        }
      />
      <div className={classes.filters}>
        <MediaTypeFilter />
        {data.kinkFilter && <KinkFilter query={data.kinkFilter} />}
      </div>
      <NewestMedia query={data} />
    </Page>
  )
}

function NewestMedia({ query: key }: { query: PicturesScreen_query$key }) {
  const { t } = useTranslation('media')
  const [search] = useSearchParams()
  const { data, ...paging } = usePaginationFragment<PicturesScreenPaginationQuery, PicturesScreen_query$key>(
    fragment,
    key,
  )
  const listSearch = new URLSearchParams(search)
  listSearch.delete(MEDIUM_QUERY)
  const words = listSearch.toString()
  const address = words ? `${COMMUNITY_PICTURES}?${words}` : COMMUNITY_PICTURES
  const filtered = search.has(KINK_QUERY)
  const empty = mediaTypeWord(search) === 'videos' ? t('pictures.empty.videos') : t('pictures.empty.title')
  return (
    <MediaList
      media={data.newestMedia?.edges.map(({ node }) => node)}
      paging={paging}
      openId={mediumOf(search)}
      hrefOf={(medium) => mediumOver(address, medium)}
      closeHref={address}
      label={t('pictures.label')}
    >
      <EmptyState
        icon={<IconPhoto size={26} stroke={1.5} aria-hidden />}
        title={filtered ? t('pictures.emptyKink') : empty}
        text={filtered ? undefined : t('pictures.empty.text')}
        action={filtered ? undefined : { label: t('pictures.add'), href: OWN_MEDIA }}
      />
    </MediaList>
  )
}
