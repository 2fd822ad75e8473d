import { ReportDialog } from '#shared/reports/ReportDialog'
import type { MemberDialogProps } from '../memberDialog'

export function ReportMemberDialog({ member: { id, name }, onClose }: MemberDialogProps) {
  return <ReportDialog item={{ id, kind: 'profile', name }} onClose={onClose} />
}
