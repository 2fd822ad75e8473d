interface DialogConversation {
  readonly id: string
  readonly legacyId: number
  readonly name: string
  readonly memberCount: number
  readonly viewerIsOwner: boolean
}

export interface ConversationDialogProps {
  readonly conversation: DialogConversation
  readonly onClose: () => void
  /** Asks whether to leave the group, in place of this dialog. */
  readonly onLeave: () => void
}
