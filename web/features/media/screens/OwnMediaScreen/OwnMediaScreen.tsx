import { IconPhotoUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { ErrorState } from '#ui/states/ErrorState'
import { ManagedMedia } from '../../components/ManagedMedia'
import { OwnMediaPages } from '../../components/OwnMediaPages'
import { OwnPage } from '../../components/OwnPage'
import { UploadButton } from '#shared/uploads/UploadButton'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useRefresh } from '#platform/lists/useRefresh'
import type { OwnMediaScreen_profile$key } from './__generated__/OwnMediaScreen_profile.graphql'
import type { OwnMediaScreenPaginationQuery } from './__generated__/OwnMediaScreenPaginationQuery.graphql'
import type { OwnMediaScreenQuery } from './__generated__/OwnMediaScreenQuery.graphql'

const query = graphql`
  query OwnMediaScreenQuery @preloadable {
    viewer {
      profile {
        ...OwnMediaScreen_profile
      }
    }
  }
`

const fragment = graphql`
  fragment OwnMediaScreen_profile on Profile
  @refetchable(queryName: "OwnMediaScreenPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 60 }, cursor: { type: "String" }) {
    media(first: $count, after: $cursor) @connection(key: "OwnMediaScreen_media") {
      edges {
        node {
          ...ManagedMedia_media
        }
      }
    }
  }
`

const PAGE = 60

export function OwnMediaScreen() {
  const { t } = useTranslation('media')
  const { viewer } = useScreenQuery<OwnMediaScreenQuery>(query)
  if (viewer.profile) return <OwnMedia profile={viewer.profile} />
  return (
    <OwnPage title={t('own.title')}>
      <ErrorState title={t('error.list')} />
    </OwnPage>
  )
}

function OwnMedia({ profile }: { profile: OwnMediaScreen_profile$key }) {
  const { t } = useTranslation('media')
  const { data, ...paging } = usePaginationFragment<OwnMediaScreenPaginationQuery, OwnMediaScreen_profile$key>(
    fragment,
    profile,
  )
  const refresh = useRefresh(paging.refetch)
  return (
    <OwnPage
      title={t('own.title')}
      intro={t('own.intro')}
      actions={
        <UploadButton
          label={t('own.upload')}
          title={t('own.uploadTitle')}
          description={t('own.uploadText')}
          purpose="PUBLIC_ALBUM"
          place="ALBUM"
          onSaved={refresh}
        />
      }
    >
      <OwnMediaPages />
      <PaginatedList
        paging={paging}
        items={data.media?.edges.map(({ node }) => node)}
        pageSize={PAGE}
        empty={
          <EmptyState
            icon={<IconPhotoUp size={26} stroke={1.5} aria-hidden />}
            title={t('own.empty.title')}
            text={t('own.empty.text')}
          />
        }
      >
        {(media) => <ManagedMedia media={media} label={t('own.label')} place={{ name: 'media' }} onChanged={refresh} />}
      </PaginatedList>
    </OwnPage>
  )
}
