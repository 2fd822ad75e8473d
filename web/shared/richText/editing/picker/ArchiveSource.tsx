import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay'
import { useEditableMedia } from '../editableMedia'
import type { ArchiveSource_viewer$key } from './__generated__/ArchiveSource_viewer.graphql'
import type { ArchiveSourcePaginationQuery } from './__generated__/ArchiveSourcePaginationQuery.graphql'
import type { ArchiveSourceQuery } from './__generated__/ArchiveSourceQuery.graphql'
import classes from './MediaPicker.module.css'
import { PaginatedPickGrid } from './PaginatedPickGrid'
import { PicturesOnly, type SourceProps } from './source'

const query = graphql`
  query ArchiveSourceQuery {
    viewer {
      ...ArchiveSource_viewer
    }
  }
`

const fragment = graphql`
  fragment ArchiveSource_viewer on Viewer
  @refetchable(queryName: "ArchiveSourcePaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 40 }, cursor: { type: "String" }) {
    fileArchive(first: $count, after: $cursor) @connection(key: "ArchiveSource_fileArchive") {
      edges {
        node {
          ...editableMedia_media
        }
      }
    }
  }
`

/** The member's private files. */
export function ArchiveSource({ fetchKey, onChoose }: SourceProps) {
  const { t } = useTranslation('richText')
  const note = use(PicturesOnly) ? 'editing.picker.archiveCoverNote' : 'editing.picker.archiveNote'
  const { viewer } = useLazyLoadQuery<ArchiveSourceQuery>(query, {}, { fetchPolicy: 'store-and-network', fetchKey })
  const { data, ...paging } = usePaginationFragment<ArchiveSourcePaginationQuery, ArchiveSource_viewer$key>(
    fragment,
    viewer,
  )
  const media = useEditableMedia(data.fileArchive?.edges.map(({ node }) => node) ?? [])
  return (
    <>
      <p className={classes.note}>{t(note)}</p>
      <PaginatedPickGrid
        label={t('editing.picker.archive')}
        media={data.fileArchive && media}
        paging={paging}
        onChoose={onChoose}
      />
    </>
  )
}
