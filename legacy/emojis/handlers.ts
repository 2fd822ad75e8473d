import type { Handlers } from '../core/handler'
import { addUsedEmoji, latestEmojis } from './store'

export const emojisHandlers = {
  'Emojis.GetLatestEmojis': ({ db }, { viewer }) => latestEmojis(db, viewer.profile.id),
  'Emojis.AddUsedEmoji': ({ db, clock }, { viewer, body }) =>
    db.transaction().execute(async (transaction) => {
      const profileId = viewer.profile.id
      await addUsedEmoji(transaction, { profileId, shortname: body.shortname, usedAt: clock.now() })
      return latestEmojis(transaction, profileId)
    }),
} satisfies Partial<Handlers>
