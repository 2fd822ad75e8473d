import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay'
import { useEditableMedia } from '../editableMedia'
import type { LooseSource_profile$key } from './__generated__/LooseSource_profile.graphql'
import type { LooseSourcePaginationQuery } from './__generated__/LooseSourcePaginationQuery.graphql'
import type { LooseSourceQuery } from './__generated__/LooseSourceQuery.graphql'
import { NotFetched } from './NotFetched'
import { PickGrid } from './PickGrid'
import { PAGE, type SourceProps } from './source'

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

/** The pictures and videos that are in no album: found among all of them. */
export function LooseSource({ fetchKey, onChoose }: SourceProps) {
  const { viewer } = useLazyLoadQuery<LooseSourceQuery>(query, {}, { fetchPolicy: 'store-and-network', fetchKey })
  return viewer.profile ? <Loose profile={viewer.profile} onChoose={onChoose} /> : <NotFetched />
}

function Loose({ profile, onChoose }: { profile: LooseSource_profile$key } & Pick<SourceProps, 'onChoose'>) {
  const { t } = useTranslation('richText')
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    LooseSourcePaginationQuery,
    LooseSource_profile$key
  >(fragment, profile)
  const loose = data.media?.edges.flatMap(({ node }) => (node.album ? [] : node)) ?? []
  const media = useEditableMedia(loose)
  if (!data.media) return <NotFetched />
  return (
    <PickGrid
      label={t('editing.picker.loose')}
      media={media}
      onChoose={onChoose}
      more={hasNext ? { loading: isLoadingNext, onMore: () => loadNext(PAGE) } : undefined}
    />
  )
}
