import { IconArchive } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { FILE_ARCHIVE } from '#shared/media/mediaLinks'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { ManagedMedia } from '../../components/ManagedMedia'
import { OnlyYou } from '../../components/OnlyYou'
import { OwnPage } from '../../components/OwnPage'
import { UploadButton } from '#shared/uploads/UploadButton'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useRefresh } from '#platform/lists/useRefresh'
import type { FileArchiveScreen_viewer$key } from './__generated__/FileArchiveScreen_viewer.graphql'
import type { FileArchiveScreenPaginationQuery } from './__generated__/FileArchiveScreenPaginationQuery.graphql'
import type { FileArchiveScreenQuery } from './__generated__/FileArchiveScreenQuery.graphql'

const query = graphql`
  query FileArchiveScreenQuery @preloadable {
    viewer {
      ...FileArchiveScreen_viewer
    }
  }
`

const fragment = graphql`
  fragment FileArchiveScreen_viewer on Viewer
  @refetchable(queryName: "FileArchiveScreenPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 60 }, cursor: { type: "String" }) {
    fileArchive(first: $count, after: $cursor) @connection(key: "FileArchiveScreen_fileArchive") {
      edges {
        node {
          ...ManagedMedia_media
        }
      }
    }
  }
`

const PAGE = 60

/** The file archive: pictures that only the member sees. */
export function FileArchiveScreen() {
  const { t } = useTranslation('media')
  const { viewer } = useScreenQuery<FileArchiveScreenQuery>(query)
  const { data, ...paging } = usePaginationFragment<FileArchiveScreenPaginationQuery, FileArchiveScreen_viewer$key>(
    fragment,
    viewer,
  )
  const refresh = useRefresh(paging.refetch)
  return (
    <OwnPage
      title={t('archive.title')}
      intro={t('archive.intro')}
      actions={
        <UploadButton
          label={t('archive.upload')}
          title={t('archive.uploadTitle')}
          description={t('archive.uploadText')}
          purpose="FILE_ARCHIVE"
          place="FILE_ARCHIVE"
          onSaved={refresh}
        />
      }
    >
      <OnlyYou />
      <PaginatedList
        paging={paging}
        items={data.fileArchive?.edges.map(({ node }) => node)}
        pageSize={PAGE}
        empty={
          <EmptyState
            icon={<IconArchive size={26} stroke={1.5} aria-hidden />}
            title={t('archive.empty.title')}
            text={t('archive.empty.text')}
          />
        }
      >
        {(media) => (
          <ManagedMedia
            media={media}
            label={t('archive.label')}
            place={{ name: 'archive' }}
            hrefOf={(legacyId) => `${FILE_ARCHIVE}/${legacyId}`}
            onChanged={refresh}
          />
        )}
      </PaginatedList>
    </OwnPage>
  )
}
