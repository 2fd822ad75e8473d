import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { BrowserPart } from '#ui/layout/BrowserPart'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useViewer } from '#platform/session/useSession'
import type { Guestbook_profile$key } from './__generated__/Guestbook_profile.graphql'
import type { GuestbookPaginationQuery } from './__generated__/GuestbookPaginationQuery.graphql'
import { GuestbookEntry } from './GuestbookEntry'
import { GuestbookForm } from './GuestbookForm'
import classes from './Guestbook.module.css'

const fragment = graphql`
  fragment Guestbook_profile on Profile
  @refetchable(queryName: "GuestbookPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
    id
    legacyId
    name
    guestbook(first: $count, after: $cursor) @connection(key: "Guestbook_guestbook") {
      __id
      edges {
        node {
          id
          ...GuestbookEntry_entry
        }
      }
    }
  }
`

export function Guestbook({ profile }: { profile: Guestbook_profile$key }) {
  const { t } = useTranslation('profiles')
  const viewer = useViewer()
  const { data, ...paging } = usePaginationFragment<GuestbookPaginationQuery, Guestbook_profile$key>(fragment, profile)
  const { id, legacyId, name, guestbook } = data
  const isOwn = legacyId === viewer.legacyId
  return (
    <>
      {guestbook && !isOwn && (
        <BrowserPart height={180}>
          <GuestbookForm profileId={id} name={name} connection={guestbook.__id} />
        </BrowserPart>
      )}
      <PaginatedList
        compact
        paging={paging}
        items={guestbook?.edges}
        pageSize={10}
        className={classes.entries}
        empty={<p className={classes.nothing}>{isOwn ? t('guestbook.noneOwn') : t('guestbook.none', { name })}</p>}
        renderItem={({ node }) => <GuestbookEntry key={node.id} entry={node} connection={guestbook?.__id ?? ''} />}
      />
    </>
  )
}
