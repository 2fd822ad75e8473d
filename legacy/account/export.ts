import { sql, type RawBuilder } from 'kysely'
import { AlbumType, MediaKind } from '../contract/enums'
import type { Database } from '../core/database/connect'

/** Columns that hold secrets, or name someone else's acts. */
const withheld = new Set([
  'passwordHash',
  'tokenHash',
  'storageKey',
  'auth',
  'p256dh',
  'impersonatorId',
  'adminProfileId',
  'decidedBy',
  'invitedBy',
  'bannedBy',
  'takenBy',
  'createdBy',
  'namedBy',
  'answeredBy',
  'checkedInBy',
  'stateHash',
  'codeHash',
  'personKey',
  'serviceSession',
])

/** References to a profile that the export does not follow, each with the reason. */
export const leftOut: Readonly<Record<string, string>> = {
  'birthday_wish.receiver_id': "Others' greetings, which come by mail",
  'blacklist.blocked_id': 'Who blocks the member is for those to keep to themselves',
  'blog_author_reader.author_id': 'Who hides or follows the member is for those readers to keep to themselves',
  'conversation.guest_id': 'Conversations are read by membership',
  'conversation.creator_id': 'Conversations are read by membership',
  'conversation.high_id': 'Conversations are read by membership',
  'conversation.low_id': 'Conversations are read by membership',
  'conversation.owner_id': 'Conversations are read by membership',
  'dark_application.decided_by': "The staff's work; the member's own applications are read by profile_id",
  'dark_application_step.actor_id': "The log of applications, whose states the member's own applications name",
  'event_admin.named_by': "The staff's work; that the member was named is read by profile_id",
  'event_question.answered_by': "Others' questions; the member's own are read by profile_id",
  'event_sign_up.checked_in_by': "Others' sign-ups; the member's own are read by profile_id",
  'event_tick.profile_id': "What the member did at a door, to others' sign-ups",
  'favourite.favourite_id': "Others' lists of favourites",
  'kink.coined_by': 'Kinks that the member coined are read apart, without who decided on them',
  'kink.decided_by': "The staff's work",
  'lodge.creator_id': 'Lodges are read apart, without what belongs to others',
  'lodge.deleted_by': 'Lodges are read apart, without what belongs to others',
  'lodge.owner_id': 'Lodges are read apart, without what belongs to others',
  'lodge_activity.actor_id': "The log of the lodges' leaders; what it says of the member is read apart",
  'lodge_activity.profile_id': 'What the log says of the member is read apart, without the name of the leader',
  'lodge_member_note.profile_id': "The leaders' private notes on the member; the member's own are read by author_id",
  'lodge_membership.invited_by': "Others' memberships; the member's own is read by profile_id",
  'mail_notice.actor_id': "Notices in others' mail; the member's own are read by profile_id",
  'message.sender_id': 'Messages are read apart, because those that others wrote depend on blocks',
  'news.created_by': "The staff's work for the site",
  'news.saved_by': "The staff's work for the site",
  'note.about_id': "Others' private notes on the member",
  'notification.actor_id': "Others' notifications",
  'person_validation.decided_by': "The staff's work; the member's own validations are read by profile_id",
  'personal_code.created_by': "The staff's work; the member's own codes are read by profile_id",
  'profile_search.id': 'Derived from the profile by triggers',
  'profile_tag.profile_id': "Others' tags on the member; the member's own on others are read apart",
  'purchase.recipient_id': 'What others gave, and what it cost; the membership itself is read by profile_id',
  'report.reported_profile_id': 'Who reports the member is protected',
  'report_case.reported_profile_id': 'Decisions are read apart, without who reported and who decided',
  'report_case.taken_by': "The staff's work",
  'role_proposal.proposed_by': "The staff's work; proposals about the member are read by profile_id",
  'session.impersonator_id': "The staff's work; the member's own sessions are read by profile_id",
  'shared_person.seen_by': "The staff's work",
  'ticket.taken_by': "The staff's work; the member's own tickets are read by profile_id",
  'ticket_message.staff_id': 'The messages of tickets are read apart, with their ticket',
  'visit.visited_id': 'Whom others visit is a service of the membership, in the list of visitors',
}

/** What belongs to the dark sites alone; an export of a main site holds nothing of it. */
const darkTables: ReadonlySet<string> = new Set(['bond', 'dark_profile', 'dark_application', 'kink', 'profile_kink'])

/** Maximum rows of a table, because they are read into memory; `incomplete` names the tables that have more. */
const MAX_ROWS = 500_000

/** A condition on `media`: shown by the main sites to its owner. */
export const mainMedia = sql<boolean>`
  kind <> ${MediaKind.DarkProfilePicture}
  and not exists (select from album where album.id = album_id and type = ${AlbumType.Red})`

/** Columns by which a row belongs to the member, or lies between the member and another. */
const ownColumns = ['profile_id', 'visitor_id', 'author_id', 'requester_id', 'answerer_id', 'reporter_id']

interface Reference {
  readonly table: string
  readonly column: string
}

/** All columns of the database that name a profile. */
export async function profileReferences(db: Database): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    join pg_attribute target on target.attrelid = c.confrelid and target.attname = 'id'
    where c.contype = 'f' and c.confrelid = 'profile'::regclass
      and c.confkey[array_position(c.conkey, a.attnum)] = target.attnum
    order by 1, 2`.execute(db)
  return rows
}

/** Whether the export holds the rows in which this column names the member. */
export function isFollowed({ table, column }: Reference): boolean {
  return ownColumns.includes(column) && !(`${table}.${column}` in leftOut)
}

/**
 * Everything stored about a member, by table. Follows the foreign keys, so that new tables are included without
 * being named here.
 */
export async function exportedData(
  db: Database,
  profileId: number,
  { dark = true, maxRows = MAX_ROWS }: { readonly dark?: boolean; readonly maxRows?: number } = {},
): Promise<Record<string, unknown>> {
  const references = await profileReferences(db)
  const own = references.filter(isFollowed)
  const data: Record<string, unknown> = {}
  const incomplete: string[] = []
  const add = async (table: string, ownRows: RawBuilder<unknown>) => {
    if (!dark && darkTables.has(table)) return
    const found = await read(db, ownRows, maxRows)
    const rows = dark ? found : found.filter((row) => row['dark'] !== true)
    if (rows.length > maxRows) incomplete.push(table)
    data[table] = rows.slice(0, maxRows)
  }
  await add('profile', sql`select * from profile where id = ${profileId}`)
  if (!dark) {
    const main = sql`(select id from media where profile_id = ${profileId} and ${mainMedia})`
    await add('media', sql`select * from media where id in ${main}`)
    await add('album', sql`select * from album where profile_id = ${profileId} and type <> ${AlbumType.Red}`)
  }
  for (const table of new Set(own.map((reference) => reference.table))) {
    if (table in data) continue
    const columns = own.filter((reference) => reference.table === table)
    const mine = columns.map(({ column }) => sql`${sql.ref(column)} = ${profileId}`)
    await add(table, sql`select * from ${sql.table(table)} where ${sql.join(mine, sql` or `)}`)
  }
  // The member's tags on others; others' tags on the member are theirs.
  await add(
    'profile_tag',
    sql`select profile_tag.* from profile_tag join tag on tag.id = profile_tag.tag_id where tag.profile_id = ${profileId}`,
  )
  const ofEntries = sql`join blog_entry on blog_entry.id = entry_id
    where blog_entry.profile_id = ${profileId} and (${dark} or not blog_entry.dark)`
  await add('blog_draft', sql`select blog_draft.* from blog_draft ${ofEntries}`)
  await add(
    'blog_entry_tag',
    sql`select entry_id, position, blog_tag.name from blog_entry_tag join blog_tag on blog_tag.id = tag_id ${ofEntries}`,
  )
  await add(
    'debate_draft',
    sql`
      select debate_draft.* from debate_draft
      join debate_entry on debate_entry.id = entry_id where debate_entry.profile_id = ${profileId}`,
  )
  await add(
    'ticket_message',
    sql`
      select ticket_message.id, ticket_id, from_staff, by_mail, other_address, text, ticket_message.created_at
      from ticket_message join ticket on ticket.id = ticket_id
      where ticket.profile_id = ${profileId} and not internal and (${dark} or not ticket.dark)`,
  )
  await add(
    'review',
    sql`
      select review.* from review join ticket on ticket.id = ticket_id
      where ticket.profile_id = ${profileId} and (${dark} or not ticket.dark)`,
  )
  await add('kink', sql`select id, name, description, status, created_at from kink where coined_by = ${profileId}`)
  await add(
    'decision',
    sql`
      select id, item_type, item_id, decision, reason, evidence, decided_at, objection, objected_at, outcome,
        outcome_reason, outcome_at
      from report_case where reported_profile_id = ${profileId} and decision <> 0`,
  )
  await addLodges(add, profileId)
  await addMail(add, profileId)
  return incomplete.length > 0 ? { ...data, incomplete } : data
}

/** The lodges that the member founded or owns, as their texts are the member's, and the log's events about the member. */
async function addLodges(
  add: (table: string, ownRows: RawBuilder<unknown>) => Promise<void>,
  profileId: number,
): Promise<void> {
  const columns = sql`id, dark, name, html, rules, zip_code, city, created_at, edited_at, deleted_at`
  await add(
    'lodge',
    sql`
      select ${columns} from lodge where creator_id = ${profileId}
      union select ${columns} from lodge where owner_id = ${profileId}`,
  )
  await add(
    'lodge_activity',
    sql`select id, lodge_id, event, created_at from lodge_activity where profile_id = ${profileId}`,
  )
}

/** The member's messages, and others' messages as far as the member can read them. */
async function addMail(
  add: (table: string, ownRows: RawBuilder<unknown>) => Promise<void>,
  profileId: number,
): Promise<void> {
  const own = sql`conversation_member.profile_id = ${profileId} and conversation_member.left_at is null`
  await add(
    'conversation',
    sql`
      select conversation.id, kind, name, created_at
      from conversation join conversation_member on conversation_id = conversation.id where ${own}`,
  )
  const columns = sql`message.id, message.conversation_id, sender_id, type, text, about, created_at, deleted_at`
  await add(
    'message',
    sql`
      select ${columns} from message where sender_id = ${profileId}
      union
      select ${columns}
      from conversation_member
      join message on message.conversation_id = conversation_member.conversation_id and message.id > hidden_up_to
      where ${own} and not exists (
        select from blacklist
        where (profile_id, blocked_id) in ((${profileId}, sender_id), (sender_id, ${profileId})))
      order by id desc`,
  )
}

async function read(db: Database, ownRows: RawBuilder<unknown>, maxRows: number): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`${ownRows} limit ${maxRows + 1}`.execute(db)
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !withheld.has(name))))
}
