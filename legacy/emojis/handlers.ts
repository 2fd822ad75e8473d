import type { Handlers } from '../core/handler'
import { addUsedEmoji, latestEmojis } from './store'

/** The emojis that a member used last. */
export const emojisHandlers = {
  'Emojis.GetLatestEmojis': ({ db }, { reader }) => latestEmojis(db, reader.profile.id),
  'Emojis.AddUsedEmoji': ({ db, clock }, { reader, body }) =>
    db.transaction().execute(async (transaction) => {
      const profileId = reader.profile.id
      await addUsedEmoji(transaction, { profileId, shortname: body.shortname, usedAt: clock.now() })
      return latestEmojis(transaction, profileId)
    }),
} satisfies Partial<Handlers>
