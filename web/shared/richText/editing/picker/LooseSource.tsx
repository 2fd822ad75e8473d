import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay'
import { useEditableMedia } from '../editableMedia'
import type { LooseSource_profile$key } from './__generated__/LooseSource_profile.graphql'
import type { LooseSourcePaginationQuery } from './__generated__/LooseSourcePaginationQuery.graphql'
import type { LooseSourceQuery } from './__generated__/LooseSourceQuery.graphql'
import { NotFetched } from './NotFetched'
import { PaginatedPickGrid } from './PaginatedPickGrid'
import type { SourceProps } from './source'

const query = graphql`
  query LooseSourceQuery {
    viewer {
      profile {
        ...LooseSource_profile
      }
    }
  }
`

const fragment = graphql`
  fragment LooseSource_profile on Profile
  @refetchable(queryName: "LooseSourcePaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 40 }, cursor: { type: "String" }) {
    media(first: $count, after: $cursor) @connection(key: "LooseSource_media") {
      edges {
        node {
          album {
            id
          }
          ...editableMedia_media
        }
      }
    }
  }
`

/** Pictures and videos outside albums, filtered from all of the member's media. */
export function LooseSource({ fetchKey, onChoose }: SourceProps) {
  const { viewer } = useLazyLoadQuery<LooseSourceQuery>(query, {}, { fetchPolicy: 'store-and-network', fetchKey })
  return viewer.profile ? <Loose profile={viewer.profile} onChoose={onChoose} /> : <NotFetched />
}

function Loose({ profile, onChoose }: { profile: LooseSource_profile$key } & Pick<SourceProps, 'onChoose'>) {
  const { t } = useTranslation('richText')
  const { data, ...paging } = usePaginationFragment<LooseSourcePaginationQuery, LooseSource_profile$key>(
    fragment,
    profile,
  )
  const loose = data.media?.edges.flatMap(({ node }) => (node.album ? [] : node)) ?? []
  const media = useEditableMedia(loose)
  return (
    <PaginatedPickGrid
      label={t('editing.picker.loose')}
      media={data.media && media}
      paging={paging}
      onChoose={onChoose}
    />
  )
}
