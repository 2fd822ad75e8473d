import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay'
import { DialogBody } from '#shared/profiles/dialogs/DialogBody'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { EmptyState } from '#ui/states/EmptyState'
import { Sheet } from '#ui/overlays/Sheet'
import type { NotesDialog_membership$key } from './__generated__/NotesDialog_membership.graphql'
import type { NotesDialogPaginationQuery } from './__generated__/NotesDialogPaginationQuery.graphql'
import type { NotesDialogQuery } from './__generated__/NotesDialogQuery.graphql'
import { NoteItem } from './NoteItem'
import classes from './NotesDialog.module.css'
import { WriteNote } from './WriteNote'

const query = graphql`
  query NotesDialogQuery($id: ID!) {
    node(id: $id) {
      ... on LodgeMembership @alias(as: "membership") {
        ...NotesDialog_membership
      }
    }
  }
`

const fragment = graphql`
  fragment NotesDialog_membership on LodgeMembership
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "NotesDialogPaginationQuery") {
    id
    notes(first: $count, after: $cursor) @connection(key: "NotesDialog_notes") {
      __id
      edges {
        node {
          id
          ...NoteItem_note
        }
      }
    }
  }
`

interface NotesDialogProps {
  lodgeId: string
  membershipId: string
  profile: { readonly id: string; readonly name: string }
  onClose: () => void
}

/** The leaders' notes on a member. */
export function NotesDialog({ lodgeId, membershipId, profile, onClose }: NotesDialogProps) {
  const { t } = useTranslation(['lodgeMembers', 'common'])
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('notes.title', { name: profile.name })}
      description={t('notes.text')}
      closeLabel={t('common:close')}
    >
      <DialogBody>
        <Loaded lodgeId={lodgeId} membershipId={membershipId} profile={profile} />
      </DialogBody>
    </Sheet>
  )
}

function Loaded({ membershipId, ...props }: Omit<NotesDialogProps, 'onClose'>) {
  const { t } = useTranslation('lodgeMembers')
  const { node } = useLazyLoadQuery<NotesDialogQuery>(query, { id: membershipId }, { fetchPolicy: 'store-and-network' })
  if (!node?.membership) return <p>{t('notes.gone')}</p>
  return <Notes membership={node.membership} {...props} />
}

interface NotesProps extends Pick<NotesDialogProps, 'lodgeId' | 'profile'> {
  membership: NotesDialog_membership$key
}

function Notes({ membership, lodgeId, profile }: NotesProps) {
  const { t } = useTranslation('lodgeMembers')
  const { data, ...paging } = usePaginationFragment<NotesDialogPaginationQuery, NotesDialog_membership$key>(
    fragment,
    membership,
  )
  const list = { lodgeId, membershipId: data.id, connectionId: data.notes?.__id }
  return (
    <>
      <WriteNote list={list} profileId={profile.id} />
      <PaginatedList
        compact
        paging={paging}
        items={data.notes?.edges}
        className={classes.notes}
        label={t('notes.title', { name: profile.name })}
        empty={<EmptyState compact title={t('notes.none')} />}
        renderItem={({ node }) => <NoteItem key={node.id} note={node} list={list} />}
      />
    </>
  )
}
