/** Whom a dialog is about. */
export interface Member {
  readonly id: string
  readonly name: string
}

/** What every dialog about a member takes. */
export interface MemberDialogProps {
  readonly member: Member
  readonly onClose: () => void
}
