import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { EmptyState } from '#ui/states/EmptyState'
import { MemberGrid } from '#ui/layout/MemberGrid'
import { Sheet } from '#ui/overlays/Sheet'
import { GenderFilter } from '#shared/profiles/GenderFilter'
import { ProfileCard } from '#shared/profiles/ProfileCard'
import type { Gender, LikesSheetQuery } from './__generated__/LikesSheetQuery.graphql'
import type { LikesSheet_item$key } from './__generated__/LikesSheet_item.graphql'
import classes from './LikesSheet.module.css'

const query = graphql`
  query LikesSheetQuery($id: ID!, $gender: Gender) {
    node(id: $id) {
      ...LikesSheet_item @arguments(gender: $gender) @alias(as: "item")
    }
  }
`

const fragment = graphql`
  fragment LikesSheet_item on Likable
  @refetchable(queryName: "LikesSheetPaginationQuery")
  @argumentDefinitions(
    gender: { type: "Gender" }
    count: { type: "Int", defaultValue: 30 }
    cursor: { type: "String" }
  ) {
    likesOfDeletedProfiles
    likes(gender: $gender, first: $count, after: $cursor) @connection(key: "LikesSheet_likes") {
      edges {
        node {
          id
          ...ProfileCard_profile
        }
      }
    }
  }
`

interface LikesSheetProps {
  /** The global id of the liked item. */
  id: string
  onClose: () => void
}

/** Lists who likes an item, by gender, and the number of likes from deleted profiles. */
export function LikesSheet({ id, onClose }: LikesSheetProps) {
  const { t } = useTranslation(['shell', 'common'])
  return (
    <Sheet opened onClose={onClose} title={t('likes.title')} closeLabel={t('common:close')}>
      <GenderFilter>{(gender) => <Likes key={gender} id={id} gender={gender} />}</GenderFilter>
    </Sheet>
  )
}

function Likes({ id, gender }: { id: string; gender: Gender | null }) {
  const data = useLazyLoadQuery<LikesSheetQuery>(query, { id, gender }, { fetchPolicy: 'store-and-network' })
  return data.node?.item ? <LikeList item={data.node.item} /> : null
}

function LikeList({ item }: { item: LikesSheet_item$key }) {
  const { t } = useTranslation(['shell', 'common'])
  const { data, ...paging } = usePaginationFragment<LikesSheetQuery, LikesSheet_item$key>(fragment, item)
  const gone = data.likesOfDeletedProfiles ?? 0
  return (
    <>
      <PaginatedList
        compact
        paging={paging}
        items={data.likes?.edges}
        empty={<EmptyState compact title={t('likes.empty')} />}
      >
        {(people) => (
          <MemberGrid layout="rows" label={t('likes.title')}>
            {people.map(({ node }) => (
              <ProfileCard key={node.id} profile={node} variant="row" />
            ))}
          </MemberGrid>
        )}
      </PaginatedList>
      {gone > 0 && <p className={classes.note}>{t('likes.deleted', { count: gone })}</p>}
    </>
  )
}
