import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useFreshQueue } from '#shared/staff/desk/useFreshQueue'
import { EmptyState } from '#ui/states/EmptyState'
import type { WaitingVideoList_viewer$key } from './__generated__/WaitingVideoList_viewer.graphql'
import type { WaitingVideoListPaginationQuery } from './__generated__/WaitingVideoListPaginationQuery.graphql'
import classes from './ValidationDeskScreen.module.css'
import { WaitingVideo } from './WaitingVideo'

const fragment = graphql`
  fragment WaitingVideoList_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "WaitingVideoListPaginationQuery") {
    waitingValidationVideos(first: $count, after: $cursor)
      @connection(key: "WaitingVideoList_waitingValidationVideos") {
      __id
      edges {
        node {
          video {
            id
          }
          ...WaitingVideo_video
        }
      }
    }
  }
`

/** Videos that nobody has decided on, oldest first. */
export function WaitingVideoList({ viewer }: { viewer: WaitingVideoList_viewer$key }) {
  const { t } = useTranslation('validation')
  const { data, ...paging } = usePaginationFragment<WaitingVideoListPaginationQuery, WaitingVideoList_viewer$key>(
    fragment,
    viewer,
  )
  useFreshQueue(paging, 'VALIDATION')
  const list = data.waitingValidationVideos
  return (
    <PaginatedList
      items={list?.edges.map(({ node }) => node)}
      paging={paging}
      label={t('desk.videos')}
      className={classes.list}
      empty={<EmptyState compact title={t('desk.noVideos')} />}
      renderItem={(video) => (
        <li key={video.video.id}>
          <WaitingVideo video={video} connectionId={list?.__id} />
        </li>
      )}
    />
  )
}
