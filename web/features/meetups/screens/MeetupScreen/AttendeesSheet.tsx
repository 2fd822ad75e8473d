import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay'
import { GenderFilter } from '#shared/profiles/GenderFilter'
import { PeopleList } from '#shared/gatherings/PeopleList'
import { Sheet } from '#ui/overlays/Sheet'
import type { AttendeesSheetQuery, AttendeesSheetQuery$variables } from './__generated__/AttendeesSheetQuery.graphql'
import type { AttendeesSheet_meetup$key } from './__generated__/AttendeesSheet_meetup.graphql'
import classes from '#shared/gatherings/Faces.module.css'

const query = graphql`
  query AttendeesSheetQuery($id: ID!, $status: MeetupSignUpStatus!, $gender: Gender) {
    node(id: $id) {
      ...AttendeesSheet_meetup @arguments(status: $status, gender: $gender) @alias(as: "meetup")
    }
  }
`

const fragment = graphql`
  fragment AttendeesSheet_meetup on Meetup
  @refetchable(queryName: "AttendeesSheetPaginationQuery")
  @argumentDefinitions(
    status: { type: "MeetupSignUpStatus!" }
    gender: { type: "Gender" }
    count: { type: "Int", defaultValue: 30 }
    cursor: { type: "String" }
  ) {
    attendees(status: $status, gender: $gender, first: $count, after: $cursor)
      @connection(key: "AttendeesSheet_attendees") {
      edges {
        node {
          ...PeopleList_profiles
        }
      }
    }
  }
`

interface AttendeesSheetProps {
  /** The global id of the meetup. */
  id: string
  /** Somebody waits for a place. */
  waits: boolean
  onClose: () => void
}

/** Lists who comes to a meetup and who waits for a place, by gender. */
export function AttendeesSheet({ id, waits, onClose }: AttendeesSheetProps) {
  const { t } = useTranslation(['meetups', 'gatherings', 'common'])
  const [status, setStatus] = useState<AttendeesSheetQuery$variables['status']>('COMING')
  return (
    <Sheet opened onClose={onClose} title={t('gatherings:attendees.title')} closeLabel={t('common:close')}>
      {waits && (
        <SegmentedControl
          fullWidth
          className={classes.tabs}
          aria-label={t('attendees.status.label')}
          value={status}
          onChange={(value) => setStatus(value === 'WAITING' ? 'WAITING' : 'COMING')}
          data={(['COMING', 'WAITING'] as const).map((value) => ({ value, label: t(`attendees.status.${value}`) }))}
        />
      )}
      <GenderFilter>
        {(gender) => <People key={`${status} ${gender ?? ''}`} id={id} status={status} gender={gender} />}
      </GenderFilter>
    </Sheet>
  )
}

function People(variables: AttendeesSheetQuery$variables) {
  const data = useLazyLoadQuery<AttendeesSheetQuery>(query, variables, { fetchPolicy: 'store-and-network' })
  return data.node?.meetup ? <SignedUp meetup={data.node.meetup} /> : null
}

function SignedUp({ meetup }: { meetup: AttendeesSheet_meetup$key }) {
  const { data, ...paging } = usePaginationFragment<AttendeesSheetQuery, AttendeesSheet_meetup$key>(fragment, meetup)
  return <PeopleList profiles={data.attendees?.edges.map(({ node }) => node)} paging={paging} />
}
