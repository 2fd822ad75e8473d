import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { DialogBody } from '#shared/profiles/dialogs/DialogBody'
import { Sheet } from '#ui/overlays/Sheet'
import type { ConversationDialogProps } from '../conversationDialog'
import type { GroupMembersSheetQuery } from './__generated__/GroupMembersSheetQuery.graphql'
import { AddMembers } from './AddMembers'
import { GroupMembers } from './GroupMembers'
import { RenameGroup } from './RenameGroup'

const query = graphql`
  query GroupMembersSheetQuery($id: ID!) {
    node(id: $id) {
      ... on Conversation @alias(as: "group") {
        viewerIsOwner
        ...GroupMembers_conversation
      }
    }
  }
`

function Members({ conversation }: Pick<ConversationDialogProps, 'conversation'>) {
  const { t } = useTranslation('mail')
  const group = useLazyLoadQuery<GroupMembersSheetQuery>(
    query,
    { id: conversation.id },
    { fetchPolicy: 'store-and-network' },
  ).node?.group
  if (!group) return <p>{t('groups.gone')}</p>
  if (!group.viewerIsOwner) return <GroupMembers conversation={group} groupId={conversation.id} />
  return (
    <>
      <RenameGroup id={conversation.id} name={conversation.name} />
      <GroupMembers conversation={group} groupId={conversation.id} isOwner />
    </>
  )
}

export function GroupMembersSheet({ conversation, onClose, onLeave }: ConversationDialogProps) {
  const { t } = useTranslation(['mail', 'common'])
  const [adds, setAdds] = useState(false)
  if (adds) return <AddMembers conversation={conversation} onClose={() => setAdds(false)} />
  return (
    <Sheet
      opened
      onClose={onClose}
      title={conversation.name}
      description={t('groups.count', { count: conversation.memberCount })}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button variant="subtle" color="danger" onClick={onLeave}>
            {t('groups.leave')}
          </Button>
          {conversation.viewerIsOwner && <Button onClick={() => setAdds(true)}>{t('groups.add')}</Button>}
        </>
      }
    >
      <DialogBody>
        <Members conversation={conversation} />
      </DialogBody>
    </Sheet>
  )
}
