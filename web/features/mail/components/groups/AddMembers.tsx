import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '#ui/overlays/Sheet'
import { useAddToGroupChat } from '../../mutations/useAddToGroupChat'
import type { ConversationDialogProps } from '../conversationDialog'
import { MAX_MEMBERS } from './limits'
import { MemberPicker, type PickedMember } from './MemberPicker'

export function AddMembers({ conversation, onClose }: Pick<ConversationDialogProps, 'conversation' | 'onClose'>) {
  const { t } = useTranslation(['mail', 'common'])
  const [add, busy] = useAddToGroupChat()
  const [picked, setPicked] = useState<readonly PickedMember[]>([])
  const save = async () => {
    const answer = await add(
      conversation.id,
      picked.map(({ id }) => id),
    )
    if (answer) onClose()
  }
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('groups.addTitle', { name: conversation.name })}
      description={t('groups.addText')}
      closeLabel={t('common:close')}
      busy={busy}
      footer={
        <>
          <Button variant="default" onClick={onClose} disabled={busy}>
            {t('common:back')}
          </Button>
          <Button onClick={() => void save()} loading={busy} disabled={picked.length === 0}>
            {t('groups.addConfirm', { count: picked.length })}
          </Button>
        </>
      }
    >
      <MemberPicker picked={picked} onPick={setPicked} most={MAX_MEMBERS - conversation.memberCount} />
    </Sheet>
  )
}
