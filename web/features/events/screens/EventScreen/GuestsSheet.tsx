import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay'
import { PeopleList } from '#shared/gatherings/PeopleList'
import { GenderFilter } from '#shared/profiles/GenderFilter'
import { Sheet } from '#ui/overlays/Sheet'
import type { GuestsSheetQuery, GuestsSheetQuery$variables } from './__generated__/GuestsSheetQuery.graphql'
import type { GuestsSheet_event$key } from './__generated__/GuestsSheet_event.graphql'

const query = graphql`
  query GuestsSheetQuery($id: ID!, $gender: Gender) {
    node(id: $id) {
      ...GuestsSheet_event @arguments(gender: $gender) @alias(as: "event")
    }
  }
`

const fragment = graphql`
  fragment GuestsSheet_event on Event
  @refetchable(queryName: "GuestsSheetPaginationQuery")
  @argumentDefinitions(
    gender: { type: "Gender" }
    count: { type: "Int", defaultValue: 30 }
    cursor: { type: "String" }
  ) {
    attendees(gender: $gender, first: $count, after: $cursor) @connection(key: "GuestsSheet_attendees") {
      edges {
        node {
          ...PeopleList_profiles
        }
      }
    }
  }
`

interface GuestsSheetProps {
  /** The global id of the event. */
  id: string
  onClose: () => void
}

/** Lists who comes to an event, by gender. */
export function GuestsSheet({ id, onClose }: GuestsSheetProps) {
  const { t } = useTranslation(['gatherings', 'common'])
  return (
    <Sheet opened onClose={onClose} title={t('attendees.title')} closeLabel={t('common:close')}>
      <GenderFilter>{(gender) => <People key={gender} id={id} gender={gender} />}</GenderFilter>
    </Sheet>
  )
}

function People(variables: GuestsSheetQuery$variables) {
  const data = useLazyLoadQuery<GuestsSheetQuery>(query, variables, { fetchPolicy: 'store-and-network' })
  return data.node?.event ? <Guests event={data.node.event} /> : null
}

function Guests({ event }: { event: GuestsSheet_event$key }) {
  const { data, ...paging } = usePaginationFragment<GuestsSheetQuery, GuestsSheet_event$key>(fragment, event)
  return <PeopleList profiles={data.attendees?.edges.map(({ node }) => node)} paging={paging} />
}
