import { sql } from 'kysely'
import { named } from '../core/text/searchTerms'
import { ConversationKind } from '../contract/enums'
import type { Deps, MemberViewer } from '../core/handler'
import { visibleTo } from '../shared/visibility/profiles'
import { messageOpenTo, openConversations, otherThan } from '../shared/visibility/mail'

/** Maximum number of search words; each is looked up among all messages. */
const MAX_WORDS = 5

/** The conversations whose other participant, group or site has a name that contains this text. */
function conversationsNamed({ db }: Pick<Deps, 'db'>, viewer: MemberViewer, text: string) {
  return openConversations(db, viewer)
    .leftJoin('profile', (join) => join.on('profile.id', '=', otherThan(viewer.profile.id)))
    .select('conversation.id')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('conversation.kind', '=', ConversationKind.Normal),
          visibleTo(viewer)(eb),
          named(eb.ref('profile.name').$castTo<string>(), text),
        ]),
        eb.and([
          eb('conversation.kind', '=', ConversationKind.System),
          named(sql<string>`${viewer.site.name}::text`, text),
        ]),
        eb.and([
          eb('conversation.kind', 'not in', [ConversationKind.Normal, ConversationKind.System]),
          named(eb.ref('conversation.name').$castTo<string>(), text),
        ]),
      ]),
    )
}

/**
 * The conversations with a message that the viewer may see and that contains all words of a text, or longer ones;
 * not all need be open to the viewer.
 */
function conversationsContaining({ db }: Pick<Deps, 'db'>, { site, profile }: MemberViewer, text: string) {
  return db
    .selectFrom('message')
    .innerJoin('conversationMember', (join) =>
      join
        .onRef('conversationMember.conversationId', '=', 'message.conversationId')
        .on('conversationMember.profileId', '=', profile.id),
    )
    .select('message.conversationId as id')
    .where(messageOpenTo({ site, profile }))
    .where(sql<boolean>`message.readers @> array[${profile.id}]::integer[]`)
    .where(
      sql<boolean>`message_words(message.text) @@ having_words(${text.trim().split(/\s+/).slice(0, MAX_WORDS).join(' ')})`,
    )
    .$if(!site.dark, (found) => found.where(sql<boolean>`message.about ->> 'dark' IS DISTINCT FROM 'true'`))
    .where('message.deletedAt', 'is', null)
    .where('message.text', '!=', '')
}

/**
 * The viewer's conversations with a text in their name or in a message; includes some that are not open to the
 * viewer.
 */
export function conversationsFound(deps: Pick<Deps, 'db'>, viewer: MemberViewer, text: string) {
  return conversationsNamed(deps, viewer, text).union(conversationsContaining(deps, viewer, text))
}
