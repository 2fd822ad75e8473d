import Type from 'typebox'
import { get, post } from './call'

const Shortname = Type.String({ pattern: '^[a-z0-9_+-]{1,60}$', description: 'Without colons' })
const Recent = Type.Array(Type.Object({ shortname: Shortname }), { maxItems: 21 })

export const Emojis = {
  AddUsedEmoji: post({
    summary: 'Puts an emoji first in the list of those used lately',
    access: 'active',
    body: { shortname: Shortname },
    answer: Recent,
  }),
  GetLatestEmojis: get({ summary: 'The 21 emojis used last, newest first', access: 'active', answer: Recent }),
}
