import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { useViewer } from '#platform/session/useSession'
import { EmptyState } from '#ui/EmptyState'
import { ShowMore } from '#ui/ShowMore'
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

/** What others wrote to a profile, newest first, and where to write oneself. */
export function Guestbook({ profile }: { profile: Guestbook_profile$key }) {
  const { t } = useTranslation(['profiles', 'common'])
  const viewer = useViewer()
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    GuestbookPaginationQuery,
    Guestbook_profile$key
  >(fragment, profile)
  const { id, legacyId, name, guestbook } = data
  if (!guestbook) return <EmptyState compact title={t('failed')} />
  const isOwn = legacyId === viewer.legacyId
  return (
    <>
      {!isOwn && <GuestbookForm profileId={id} name={name} connection={guestbook.__id} />}
      {guestbook.edges.length === 0 ? (
        <p className={classes.nothing}>{isOwn ? t('guestbook.noneOwn') : t('guestbook.none', { name })}</p>
      ) : (
        <ul className={classes.entries}>
          {guestbook.edges.map(({ node }) => (
            <GuestbookEntry key={node.id} entry={node} connection={guestbook.__id} />
          ))}
        </ul>
      )}
      {hasNext && (
        <ShowMore
          label={t('common:showMore')}
          loadingLabel={t('common:loading')}
          loading={isLoadingNext}
          onShowMore={() => loadNext(10)}
        />
      )}
    </>
  )
}
