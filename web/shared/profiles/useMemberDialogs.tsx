import { Suspense, useState } from 'react'
import { Boundary } from '#platform/errors/Boundary'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import type { Member } from './memberDialog'

const DIALOGS = {
  note: lazyDialog(['members'], async () => (await import('./dialogs/NoteDialog')).NoteDialog),
  tags: lazyDialog(['members'], async () => (await import('./dialogs/TagDialog')).TagDialog),
  relation: lazyDialog(['members', 'facts'], async () => (await import('./dialogs/RelationDialog')).RelationDialog),
  bond: lazyDialog(['bonds'], async () => (await import('./dialogs/BondDialog')).BondDialog),
  block: lazyDialog(['members'], async () => (await import('./dialogs/BlockDialog')).BlockDialog),
  report: lazyDialog(['members'], async () => (await import('./dialogs/ReportMemberDialog')).ReportMemberDialog),
}

export type MemberDialogName = keyof typeof DIALOGS

/** Returns the dialogs about a profile; one is open at a time. The caller renders `dialog`. */
export function useMemberDialogs(member: Member) {
  const [opened, setOpened] = useState<MemberDialogName | null>(null)
  const Dialog = opened && DIALOGS[opened]
  const dialog = Dialog && (
    <Boundary key={opened} fallback={null}>
      <Suspense fallback={null}>
        <Dialog member={member} onClose={() => setOpened(null)} />
      </Suspense>
    </Boundary>
  )
  return { open: setOpened, dialog }
}
