import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { deskTicketPath } from '#shared/staff/deskPath'
import { Sheet } from '#ui/overlays/Sheet'
import type { useDesk } from '../../mutations/useDesk'
import type { MergeSheet_ticket$key } from './__generated__/MergeSheet_ticket.graphql'

const fragment = graphql`
  fragment MergeSheet_ticket on StaffTicket {
    id
    memberTickets(first: 20) {
      edges {
        node {
          id
          legacyId
          subject
        }
      }
    }
  }
`

interface MergeSheetProps {
  ticket: MergeSheet_ticket$key
  desk: ReturnType<typeof useDesk>
  onClose: () => void
}

/** Moves the messages of a ticket into another one of the same member. */
export function MergeSheet({ ticket, desk, onClose }: MergeSheetProps) {
  const { t } = useTranslation(['support', 'common'])
  const { id, memberTickets } = useFragment(fragment, ticket)
  const navigate = useNavigate()
  const [into, setInto] = useState<string | null>(null)
  const others = (memberTickets?.edges ?? []).map(({ node }) => node).filter((node) => node.id !== id)
  const merge = async () => {
    const answer = into ? await desk.merge(into) : null
    if (!answer) return
    onClose()
    void navigate(deskTicketPath(answer.mergeTickets.ticket?.legacyId ?? 0))
  }
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('desk.mergeTitle')}
      description={others.length > 0 ? t('desk.mergeText') : t('desk.mergeNone')}
      closeLabel={t('common:close')}
      busy={desk.busy}
      footer={
        <>
          <Button variant="default" disabled={desk.busy} onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button disabled={into === null} loading={desk.busy} onClick={() => void merge()}>
            {t('desk.merge')}
          </Button>
        </>
      }
    >
      {others.length > 0 && (
        <Select
          label={t('desk.mergeInto')}
          data={others.map((node) => ({ value: node.id, label: `${node.legacyId} · ${node.subject}` }))}
          value={into}
          onChange={setInto}
        />
      )}
    </Sheet>
  )
}
