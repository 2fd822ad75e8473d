import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Sheet } from '#ui/overlays/Sheet'
import type { MemberDialogProps } from '../memberDialog'
import type { NoteDialogQuery } from './__generated__/NoteDialogQuery.graphql'
import { DialogBody } from './DialogBody'
import { NoteForm } from './NoteForm'

const query = graphql`
  query NoteDialogQuery($id: ID!) {
    node(id: $id) {
      ... on Profile {
        viewerNote
      }
    }
  }
`

function Note({ member, onClose }: MemberDialogProps) {
  const { node } = useLazyLoadQuery<NoteDialogQuery>(query, { id: member.id })
  return <NoteForm profileId={member.id} text={node?.viewerNote ?? ''} onDone={onClose} />
}

/** The viewer's private note about a profile. */
export function NoteDialog({ member, onClose }: MemberDialogProps) {
  const { t } = useTranslation(['members', 'common'])
  return (
    <Sheet opened onClose={onClose} title={t('note.title', { name: member.name })} closeLabel={t('common:close')}>
      <DialogBody>
        <Note member={member} onClose={onClose} />
      </DialogBody>
    </Sheet>
  )
}
