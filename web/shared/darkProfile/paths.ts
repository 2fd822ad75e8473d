/** Where a member applies for the dark sites, and writes what is shown there. */
export const DARK_PROFILE = '/EditProfile/DarkProfile'

/** Where staff decide applications, on the dark sites. */
export const DARK_DESK = '/Admin/Applications'
