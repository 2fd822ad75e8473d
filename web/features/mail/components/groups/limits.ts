/** Characters in the name of a group chat. */
export const MAX_NAME_LENGTH = 60

/** Members of a group chat, including the viewer. */
export const MAX_MEMBERS = 50
