import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { Virtualizer } from 'virtua'
import { ListEnd } from '#shared/lists/ListEnd'
import { useLoadMore } from '#shared/lists/useLoadMore'
import { everyWhileVisible } from '#lib/scheduler'
import { ErrorState } from '#ui/ErrorState'
import { mailPath, readMailFilter } from '../../listAddress'
import type { ConversationList_viewer$key } from './__generated__/ConversationList_viewer.graphql'
import type { ConversationListPaginationQuery } from './__generated__/ConversationListPaginationQuery.graphql'
import classes from './ConversationList.module.css'
import { ConversationRow } from './ConversationRow'
import { NoConversations } from './NoConversations'
import { RecipientRow } from './RecipientRow'
import { useFirstMessages } from './useFirstMessages'
import { useLiveList } from './useLiveList'

const fragment = graphql`
  fragment ConversationList_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "ConversationListPaginationQuery") {
    conversations(kind: $kind, unread: $unread, text: $text, first: $count, after: $cursor)
      @connection(key: "ConversationList_conversations") {
      edges {
        node {
          id
          legacyId
          viewerHasPinned
          lastMessageAt
          other {
            id
          }
          ...ConversationRow_conversation
        }
      }
    }
  }
`

const MINUTE = 60_000
/** Rows from the end at which more is asked for. */
const NEAR = 6

/** The clock of the list, which goes on while it is looked at. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => everyWhileVisible(MINUTE, () => setNow(new Date())), [])
  return now
}

interface ConversationListProps {
  viewer: ConversationList_viewer$key
  /** The number of the conversation that is open. */
  current: number | null
}

/** The conversations of the member: pinned ones first, then those with the latest message, in a scroll area of their own. */
export function ConversationList({ viewer, current }: ConversationListProps) {
  const { t } = useTranslation(['mail', 'common'])
  const now = useNow()
  const [search] = useSearchParams()
  const filter = readMailFilter(search)
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ConversationListPaginationQuery,
    ConversationList_viewer$key
  >(fragment, viewer)
  const area = useRef<HTMLDivElement>(null)
  const edges = data.conversations?.edges ?? []
  const refresh = useLiveList(filter, edges.length)
  const begun = useFirstMessages(filter).filter(({ id }) => edges.every(({ node }) => node.other?.id !== id))
  const { load, onNearEnd, failed } = useLoadMore({ hasNext, isLoadingNext, loadNext })

  if (!data.conversations) {
    return <ErrorState compact title={t('list.failed')} action={{ label: t('common:retry'), onSelect: refresh }} />
  }
  if (edges.length === 0 && begun.length === 0) {
    return (
      <div className={classes.area} data-empty-list>
        <NoConversations filter={filter} />
      </div>
    )
  }
  // What came since the list was fetched takes its place by itself.
  const rows = edges
    .map(({ node }) => node)
    .toSorted(
      (a, b) =>
        Number(b.viewerHasPinned) - Number(a.viewerHasPinned) ||
        Date.parse(b.lastMessageAt) - Date.parse(a.lastMessageAt),
    )
  const onScroll = () => {
    const element = area.current
    if (!element) return
    const rowHeight = element.scrollHeight / (begun.length + rows.length)
    if (element.scrollHeight - element.scrollTop - element.clientHeight < NEAR * rowHeight) onNearEnd()
  }
  return (
    <div ref={area} className={classes.area} onScroll={onScroll}>
      <div role="list" aria-label={t('list.title')} aria-busy={isLoadingNext}>
        <Virtualizer scrollRef={area}>
          {begun.map((recipient) => (
            <RecipientRow key={recipient.id} recipient={recipient} />
          ))}
          {rows.map((node) => (
            <div role="listitem" key={node.id}>
              <ConversationRow
                conversation={node}
                href={mailPath(filter, node.legacyId)}
                current={node.legacyId === current}
                now={now}
              />
            </div>
          ))}
        </Virtualizer>
      </div>
      {(hasNext || edges.length > NEAR) && (
        <ListEnd
          endLabel={t('list.end')}
          failedLabel={t('list.moreFailed')}
          hasNext={hasNext}
          isLoadingNext={isLoadingNext}
          failed={failed}
          onShowMore={load}
        />
      )}
    </div>
  )
}
