/** Connection key of the list of messages. */
export const MESSAGES = 'useMessages_messages'
