/** The longest name of a group chat. */
export const LONGEST_NAME = 60

/** How many there are in a group chat at most, the viewer included. */
export const MOST_MEMBERS = 50
