import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/database'
import { databaseOn, openPool, type Database } from '../core/database/connect'

/** Rows that outlive a profile, without its id, each with the reason. All others go with the profile. */
const outliving: Readonly<Record<string, string>> = {
  'conversation.creator_id': "The conversation is the others', too",
  'conversation.high_id': "The conversation is the other's, too",
  'conversation.low_id': "The conversation is the other's, too",
  'conversation.owner_id': "The conversation is the others', too",
  'dark_application.decided_by': "The application is the member's, and not the staff's",
  'dark_application_step.actor_id': "The log of applications is the members', and not the staff's",
  'item_like.profile_id': 'Likes are counted on, for nobody',
  'kink.coined_by': 'Kinks that others use stay',
  'kink.decided_by': "Kinks are their members', and not the staff's",
  'lodge.creator_id': "The lodge is its members'",
  'lodge.deleted_by': "The lodge is its members'",
  'lodge.owner_id': "The lodge is its members', who find another owner",
  'lodge_album.profile_id': "The album is the lodge's, with the media of others",
  'lodge_activity.actor_id': "The log of the lodge is its leaders'",
  'lodge_member_note.author_id': 'The notes of a lodge are for all its leaders',
  'lodge_membership.invited_by': "The membership is another's",
  'news.created_by': "The news are the site's",
  'news.saved_by': "The news are the site's",
  'message.sender_id': "The receivers' mail stays theirs, without a name",
  'personal_code.created_by': "The code is the member's, and not the staff's",
  'person_validation.decided_by': "The validation is the member's, and not the staff's",
  'purchase.profile_id': 'Bookkeeping law: five years',
  'purchase.recipient_id': 'Bookkeeping law: five years',
  'report.reported_profile_id': 'A case outlives the profile that it was about, without its name',
  'report.reporter_id': 'A case outlives who reported it',
  'report_case.reported_profile_id': 'The case outlives the profile that it was about, without its name',
  'report_case.taken_by': "The case outlives the staff's profile",
  'shared_person.seen_by': "The note outlives the staff's profile",
  'ticket.taken_by': "The ticket is the member's, and not the staff's",
  'ticket_message.staff_id': "The ticket is the member's, and not the staff's",
  'event.profile_id': 'Members have signed up for it; its hosts run it',
  'event_admin.named_by': 'Whoever was named stays so',
  'event_question.answered_by': 'The question and its answer stay for all who read them',
  'event_sign_up.checked_in_by': 'The guest stays ticked',
  'event_tick.profile_id': 'A phone that repeats the tick must find it',
}

/** Columns that name a profile without a foreign key, each with the reason. */
const unbound: Readonly<Record<string, string>> = {
  'impersonation_log.admin_profile_id': 'Who acted as a member stays to be read by the member',
  'staff_act.actor_id': 'What the staff did stays on record for five years, by numbers alone',
  'staff_act.as_profile_id': 'What the staff did stays on record for five years, by numbers alone',
  'staff_act.profile_id': 'What the staff did stays on record for five years, by numbers alone',
}

let database: TestDatabase
let db: Database

beforeAll(async () => {
  database = await createTestDatabase()
  db = databaseOn(openPool(database.url, () => undefined, 2))
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

it('deletes every row that names a profile, or empties the column for a reason', async () => {
  const { rows } = await sql<{ column: string; rule: string }>`
    select c.conrelid::regclass::text || '.' || a.attname as "column", c.confdeltype as rule
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'profile'::regclass`.execute(db)
  expect(rows.length).toBeGreaterThan(80)
  const left = rows.filter(({ rule }) => rule !== 'c')
  expect(left.filter(({ rule }) => rule !== 'n')).toEqual([])
  expect([...new Set(left.map(({ column }) => column))].sort()).toEqual(Object.keys(outliving).sort())
})

it('knows every column that is called after a profile', async () => {
  const { rows } = await sql<{ column: string }>`
    select t.relname || '.' || a.attname as "column"
    from pg_attribute a
    join pg_class t on t.oid = a.attrelid and t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
    where (a.attname ~ '(^|_)profile_id$' or a.attname in ('actor_id', 'author_id', 'reporter_id', 'sender_id', 'staff_id'))
      and not a.attisdropped
      and not exists (
        select 1 from pg_constraint c
        where c.contype = 'f' and c.conrelid = a.attrelid and a.attnum = any(c.conkey)
      )`.execute(db)
  expect(rows.map(({ column }) => column).sort()).toEqual(Object.keys(unbound).sort())
})
