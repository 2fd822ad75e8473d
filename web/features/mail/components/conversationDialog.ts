/** The conversation that a dialog is about. */
export interface DialogConversation {
  readonly id: string
  readonly legacyId: number
  readonly name: string
  readonly memberCount: number
  readonly viewerIsOwner: boolean
}

/** What every dialog about a conversation takes. */
export interface ConversationDialogProps {
  readonly conversation: DialogConversation
  readonly onClose: () => void
  /** Asks whether to leave the group, in the place of this dialog. */
  readonly onLeave: () => void
}
