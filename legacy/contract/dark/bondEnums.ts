type ValueOf<T> = T[keyof T]

/** The role of the other one in a bond of two dark profiles; the last four come in pairs. */
export const BondRole = {
  Friend: 1,
  Lover: 2,
  Playmate: 3,
  Dominant: 4,
  Submissive: 5,
  Mentor: 6,
  Apprentice: 7,
} as const
export type BondRole = ValueOf<typeof BondRole>

export const BondStatus = { Requested: 1, Accepted: 2 } as const
export type BondStatus = ValueOf<typeof BondStatus>

/** Who of the approved members sees a red album: all, the owner's favourites and bonds, or those whom the owner names. */
export const RedAudience = { Approved: 1, Close: 2, Named: 3 } as const
export type RedAudience = ValueOf<typeof RedAudience>
