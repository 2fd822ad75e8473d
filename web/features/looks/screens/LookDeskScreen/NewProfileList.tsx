import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import { useToday } from '#platform/session/useToday'
import { formatRelativeTime } from '#lib/format/relativeTime'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useRefresh } from '#platform/lists/useRefresh'
import { usePlace } from '#shared/profiles/usePlace'
import desk from '#shared/staff/desk/Desk.module.css'
import { DeskItem } from '#shared/staff/desk/DeskItem'
import { useFreshQueue } from '#shared/staff/desk/useFreshQueue'
import { withoutEdge } from '#shared/staff/desk/withoutEdge'
import { EmptyState } from '#ui/states/EmptyState'
import { useDecideProfiles } from '../../mutations/useDecideLooks'
import type { NewProfileList_profile$key } from './__generated__/NewProfileList_profile.graphql'
import type { NewProfileList_viewer$key } from './__generated__/NewProfileList_viewer.graphql'
import type { NewProfileListPaginationQuery } from './__generated__/NewProfileListPaginationQuery.graphql'
import { DecidedTogether } from './DecidedTogether'

const fragment = graphql`
  fragment NewProfileList_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "NewProfileListPaginationQuery") {
    waitingProfiles(first: $count, after: $cursor) @connection(key: "NewProfileList_waitingProfiles") {
      __id
      edges {
        node {
          profileId
          name
          ...NewProfileList_profile
        }
      }
    }
    ...VerdictBar_viewer
  }
`

const profileFragment = graphql`
  fragment NewProfileList_profile on WaitingProfile {
    name
    ages
    area {
      ...usePlace_area
    }
    picture {
      ...usePictureSource_picture
    }
    isValidated
    headline
    text
    waitingSince
  }
`

/** New profiles, oldest first; several are decided at once. */
export function NewProfileList({ viewer }: { viewer: NewProfileList_viewer$key }) {
  const { t } = useTranslation('looks')
  const { data, ...paging } = usePaginationFragment<NewProfileListPaginationQuery, NewProfileList_viewer$key>(
    fragment,
    viewer,
  )
  const refresh = useRefresh(paging.refetch)
  useFreshQueue(paging, 'LOOKS')
  const list = data.waitingProfiles
  const items = list?.edges.map(({ node }) => node)
  const [decide, busy] = useDecideProfiles()
  return (
    <DecidedTogether
      viewer={data}
      of="Profiles"
      ids={(items ?? []).map(({ profileId }) => profileId)}
      busy={busy}
      onStale={refresh}
      onDecide={async (chosen, verdict, onRefused) => {
        const done = await decide(
          { input: { profileIds: chosen, ...verdict } },
          {
            onRefused,
            updater: (store) =>
              withoutEdge(store, list?.__id, (node) => chosen.includes(String(node.getValue('profileId')))),
          },
        )
        return done !== null
      }}
    >
      {({ isChosen, toggle }) => (
        <PaginatedList
          items={items}
          paging={paging}
          label={t('desk.profiles')}
          className={desk.items}
          empty={<EmptyState compact title={t('desk.noProfiles')} />}
          renderItem={(profile) => (
            <li key={profile.profileId}>
              <NewProfile
                profile={profile}
                select={
                  <Checkbox
                    aria-label={t('desk.select', { name: profile.name })}
                    aria-keyshortcuts="x"
                    checked={isChosen(profile.profileId)}
                    onChange={() => toggle(profile.profileId)}
                  />
                }
              />
            </li>
          )}
        />
      )}
    </DecidedTogether>
  )
}

function NewProfile({ profile, select }: { profile: NewProfileList_profile$key; select: ReactNode }) {
  const { t } = useTranslation('looks')
  const { t: timeWords } = useTranslation('time')
  const { name, ages, area, picture, isValidated, headline, text, waitingSince } = useFragment(profileFragment, profile)
  const place = usePlace(area)
  const now = useToday()
  return (
    <DeskItem
      name={name}
      more={ages.join(' · ')}
      level={3}
      picture={picture}
      select={select}
      facts={[
        [
          place,
          t(isValidated ? 'desk.validated' : 'desk.notValidated'),
          t('desk.since', { time: formatRelativeTime(waitingSince, now, timeWords) }),
        ],
      ]}
    >
      <p className={desk.words}>{[headline, text].filter(Boolean).join('\n\n') || t('desk.noText')}</p>
    </DeskItem>
  )
}
