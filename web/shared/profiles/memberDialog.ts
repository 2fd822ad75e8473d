/** The profile that a dialog is about. */
export interface Member {
  readonly id: string
  readonly name: string
}

export interface MemberDialogProps {
  readonly member: Member
  readonly onClose: () => void
}
