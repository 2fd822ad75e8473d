import { IconTrophy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { CONTEST } from '#shared/contest/contestPath'
import { MediaLightbox } from '#shared/media/lightbox/MediaLightbox'
import { mediumOf, mediumOver } from '#shared/media/mediaLinks'
import { EmptyState } from '#ui/states/EmptyState'
import { useVote } from '../../mutations/useContest'
import type { Entries_contest$key } from './__generated__/Entries_contest.graphql'
import type { EntriesPaginationQuery } from './__generated__/EntriesPaginationQuery.graphql'
import classes from './ContestScreen.module.css'
import { EntryCard } from './EntryCard'

const fragment = graphql`
  fragment Entries_contest on Contest
  @argumentDefinitions(count: { type: "Int", defaultValue: 24 }, cursor: { type: "String" })
  @refetchable(queryName: "EntriesPaginationQuery") {
    id
    isRunning
    viewerVote {
      id
    }
    entries(first: $count, after: $cursor) @connection(key: "Entries_entries") {
      edges {
        node {
          id
          picture {
            ...MediaLightbox_media
          }
          ...EntryCard_entry
        }
      }
    }
  }
`

/** The entries: each can be voted for while the contest runs. */
export function Entries({ contest }: { contest: Entries_contest$key }) {
  const { t } = useTranslation('contest')
  const { data, ...paging } = usePaginationFragment<EntriesPaginationQuery, Entries_contest$key>(fragment, contest)
  const { id: contestId, isRunning, viewerVote, entries } = data
  const [search] = useSearchParams()
  const [vote, busy] = useVote(contestId)
  return (
    <>
      <PaginatedList
        paging={paging}
        items={entries?.edges}
        label={t('entries')}
        className={classes.entries}
        empty={
          <EmptyState
            compact
            title={t(isRunning ? 'noEntries' : 'nobodyEntered')}
            text={isRunning ? t('noEntriesText') : undefined}
            icon={<IconTrophy size={26} stroke={1.5} />}
          />
        }
        renderItem={({ node }) => (
          <EntryCard
            key={node.id}
            entry={node}
            isRunning={isRunning}
            isChosen={node.id === viewerVote?.id}
            busy={busy}
            onVote={() => void vote(node.id)}
          />
        )}
      />
      <MediaLightbox
        media={entries?.edges.map(({ node }) => node.picture) ?? []}
        openId={mediumOf(search)}
        hrefOf={(medium) => mediumOver(CONTEST, medium)}
        closeHref={CONTEST}
      />
    </>
  )
}
