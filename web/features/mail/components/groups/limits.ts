/** The longest name of a group chat. */
export const MAX_NAME_LENGTH = 60

/** How many there are in a group chat at most, the viewer included. */
export const MAX_MEMBERS = 50
