/** Limits by address for public calls: attempts within a number of seconds, successful or not. */
export const callLimits = {
  logOnByAddress: { points: 50, duration: 15 * 60 },
  mailByAddress: { points: 30, duration: 60 * 60 },
  linkByAddress: { points: 60, duration: 60 * 60 },
  signUpByAddress: { points: 20, duration: 60 * 60 },
  ticketByAddress: { points: 120, duration: 60 * 60 },
  nameCheckByAddress: { points: 120, duration: 60 },
} as const
export type CallLimit = keyof typeof callLimits
