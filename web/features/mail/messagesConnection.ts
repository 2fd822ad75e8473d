/** The key of the list of messages in the store. */
export const MESSAGES = 'useMessages_messages'
