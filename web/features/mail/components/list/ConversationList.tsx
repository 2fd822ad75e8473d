import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { Virtualizer } from 'virtua'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useToday } from '#platform/session/useToday'
import { everyWhileVisible } from '#lib/scheduler'
import { useComesDrawn } from '#ui/useComesDrawn'
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
/** Rows before the end at which more are fetched. */
const NEAR = 6

/** Rows that come drawn with the page: as many as a window shows, or a few more. */
const DRAWN = 12

/** Current time of the list, updated while it is visible. */
function useNow(): Date {
  const [now, setNow] = useState(useToday())
  useEffect(() => everyWhileVisible(MINUTE, () => setNow(new Date())), [])
  return now
}

interface ConversationListProps {
  viewer: ConversationList_viewer$key
  current: number | null
}

/** The member's conversations in their own scroll area: pinned ones first, then by latest message. */
export function ConversationList({ viewer, current }: ConversationListProps) {
  const { t } = useTranslation('mail')
  const now = useNow()
  const comesDrawn = useComesDrawn()
  const [search] = useSearchParams()
  const filter = readMailFilter(search)
  const { data, ...paging } = usePaginationFragment<ConversationListPaginationQuery, ConversationList_viewer$key>(
    fragment,
    viewer,
  )
  const area = useRef<HTMLDivElement>(null)
  const edges = data.conversations?.edges ?? []
  const refresh = useLiveList(filter, edges.length)
  const begun = useFirstMessages(filter).filter(({ id }) => edges.every(({ node }) => node.other?.id !== id))
  // Conversations that arrived after the fetch are sorted into place.
  const conversations = edges
    .map(({ node }) => node)
    .toSorted(
      (a, b) =>
        Number(b.viewerHasPinned) - Number(a.viewerHasPinned) ||
        Date.parse(b.lastMessageAt) - Date.parse(a.lastMessageAt),
    )
  const rows = [
    ...begun.map((recipient) => <RecipientRow key={recipient.id} recipient={recipient} />),
    ...conversations.map((node) => (
      <div role="listitem" key={node.id}>
        <ConversationRow
          conversation={node}
          href={mailPath(filter, node.legacyId)}
          current={node.legacyId === current}
          now={now}
        />
      </div>
    )),
  ]
  const isNearEnd = () => {
    const element = area.current
    if (!element) return false
    const rowHeight = element.scrollHeight / rows.length
    return element.scrollHeight - element.scrollTop - element.clientHeight < NEAR * rowHeight
  }
  return (
    <div
      ref={area}
      className={classes.area}
      data-empty-list={data.conversations && rows.length === 0 ? true : undefined}
    >
      <PaginatedList
        compact
        paging={{ ...paging, refetch: refresh }}
        items={data.conversations && rows}
        empty={<NoConversations filter={filter} />}
        endLabel={edges.length > NEAR ? t('list.end') : undefined}
      >
        {(shown, onNearEnd) => (
          <div role="list" aria-label={t('list.title')} aria-busy={paging.isLoadingNext}>
            <Virtualizer
              scrollRef={area}
              ssrCount={comesDrawn ? DRAWN : undefined}
              onScroll={() => {
                if (isNearEnd()) onNearEnd()
              }}
            >
              {shown}
            </Virtualizer>
          </div>
        )}
      </PaginatedList>
    </div>
  )
}
