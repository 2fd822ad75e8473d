import Type from 'typebox'
import { ByKey, Exact, readTexts } from '../../content/texts'

/** The tickets of the demo logins. */
const ticketKeys = ['logIn', 'payment', 'map', 'suggestion', 'rudeMember', 'ban', 'locked', 'fault', 'visitor'] as const
export type TicketKey = (typeof ticketKeys)[number]

const DemoTicket = Exact({
  subject: Type.String(),
  /** In order; `> ` marks an answer, `# ` a note of the staff. */
  lines: Type.Array(Type.String()),
  /** The member's word with the rating. */
  praise: Type.Optional(Type.String()),
  /** The name with the review. */
  reviewAuthor: Type.Optional(Type.String()),
})

export const ticketTexts = readTexts(import.meta.url, ByKey(ticketKeys, DemoTicket), (texts) =>
  ticketKeys.map((key) => texts[key].lines.map((line) => line.slice(0, 2)).filter((mark) => /^[>#] $/.test(mark))),
)
