import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import { formatDate } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { withoutEdge } from '#shared/staff/desk/withoutEdge'
import { EmptyState } from '#ui/states/EmptyState'
import { useSetSharedPersonSeen } from '../../mutations/useSetSharedPersonSeen'
import type { SharedPersonList_pair$key } from './__generated__/SharedPersonList_pair.graphql'
import type { SharedPersonList_profile$key } from './__generated__/SharedPersonList_profile.graphql'
import type { SharedPersonList_viewer$key } from './__generated__/SharedPersonList_viewer.graphql'
import type { SharedPersonListPaginationQuery } from './__generated__/SharedPersonListPaginationQuery.graphql'
import classes from './ValidationDeskScreen.module.css'

const fragment = graphql`
  fragment SharedPersonList_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "SharedPersonListPaginationQuery") {
    sharedPersons(first: $count, after: $cursor) @connection(key: "SharedPersonList_sharedPersons") {
      __id
      edges {
        node {
          later {
            profileId
          }
          earlier {
            profileId
          }
          ...SharedPersonList_pair
        }
      }
    }
  }
`

const pairFragment = graphql`
  fragment SharedPersonList_pair on SharedPerson {
    later {
      profileId
      ...SharedPersonList_profile
    }
    earlier {
      profileId
      ...SharedPersonList_profile
    }
  }
`

const profileFragment = graphql`
  fragment SharedPersonList_profile on ProfileOfSharedPerson {
    name
    gender
    status
    validatedAt
  }
`

/** Humans on two profiles that the staff have not looked at. */
export function SharedPersonList({ viewer }: { viewer: SharedPersonList_viewer$key }) {
  const { t } = useTranslation('validation')
  const { data, ...paging } = usePaginationFragment<SharedPersonListPaginationQuery, SharedPersonList_viewer$key>(
    fragment,
    viewer,
  )
  const list = data.sharedPersons
  return (
    <PaginatedList
      items={list?.edges.map(({ node }) => node)}
      paging={paging}
      label={t('desk.shared.title')}
      className={classes.list}
      empty={<EmptyState compact title={t('desk.shared.none')} />}
      renderItem={(pair) => (
        <li key={`${pair.later.profileId} ${pair.earlier.profileId}`}>
          <Pair pair={pair} connectionId={list?.__id} />
        </li>
      )}
    />
  )
}

interface PairProps {
  pair: SharedPersonList_pair$key
  connectionId: string | undefined
}

function Pair({ pair, connectionId }: PairProps) {
  const { t } = useTranslation('validation')
  const { later, earlier } = useFragment(pairFragment, pair)
  const [note, setNote] = useState('')
  const [setSeen, busy] = useSetSharedPersonSeen()
  const { profileId } = later
  const { profileId: earlierProfileId } = earlier
  const run = () =>
    void setSeen(
      { input: { profileId, earlierProfileId, note: note.trim() || null } },
      {
        updater: (store) =>
          withoutEdge(
            store,
            connectionId,
            (node) =>
              node.getLinkedRecord('later')?.getValue('profileId') === profileId &&
              node.getLinkedRecord('earlier')?.getValue('profileId') === earlierProfileId,
          ),
      },
    )
  return (
    <article className={classes.item}>
      <div className={classes.pair}>
        <OneOfTwo profile={earlier} />
        <OneOfTwo profile={later} />
      </div>
      <div className={classes.form}>
        <TextInput
          label={t('desk.shared.remark')}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button variant="default" loading={busy} onClick={run}>
          {t('desk.shared.seen')}
        </Button>
      </div>
    </article>
  )
}

function OneOfTwo({ profile }: { profile: SharedPersonList_profile$key }) {
  const { t } = useTranslation(['validation', 'facts'])
  const locale = useLocale()
  const { name, gender, status, validatedAt } = useFragment(profileFragment, profile)
  const date = formatDate(validatedAt, locale, { style: 'medium' })
  return (
    <div>
      <h3 className={classes.name}>{name}</h3>
      <p className={classes.facts}>
        {[t(`facts:gender.${gender}`), t(`desk.status.${status ?? 'NONE'}`), t('desk.shared.validated', { date })].join(
          ' · ',
        )}
      </p>
    </div>
  )
}
