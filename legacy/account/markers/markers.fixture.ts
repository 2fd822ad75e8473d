import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { MediaKind } from '../../contract/enums'
import { after, DAY } from '../../core/clock'
import type { TestServer } from '../../testing/testServer'
import { plantCommunityMarkers } from './communityMarkers.fixture'

/** A word for a column that occurs nowhere else. */
export function markerOf(column: string): string {
  return `zq${column.replaceAll(/[^a-z]/g, '')}qz`
}

/**
 * Writes a marker into every column that a member's words, or words about the member, can be in; returns the
 * columns.
 */
export async function plantMarkers(server: TestServer, id: number, other: number): Promise<string[]> {
  const { db, media } = server.deps
  const now = server.clock.now()
  const soon = after(now, DAY)
  const planted: string[] = []
  const mark = (column: string) => {
    planted.push(column)
    return markerOf(column)
  }
  const insert = async (table: string, values: Readonly<Record<string, unknown>>): Promise<number> => {
    const columns = sql.join(Object.keys(values).map((name) => sql.ref(name)))
    const { rows } = await sql<{ id?: number }>`
      insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(values))}) returning *`.execute(db)
    return rows[0]?.id ?? 0
  }
  const key = randomUUID()

  const profile = [
    'name',
    'pending_email',
    'headline',
    'text',
    'referrer',
    'utm_source',
    'campaign',
    'promoter',
    'delete_reason',
  ]
  for (const name of profile) {
    await sql`update profile set ${sql.ref(name)} = ${mark(`profile.${name}`)} where id = ${id}`.execute(db)
  }
  const matchWords = [mark('profile.match_words')]
  const email = `${mark('profile.email')}@example.com`
  const lookReason = mark('profile.look_reason')
  await db.updateTable('profile').set({ email, matchWords, lookReason }).where('id', '=', id).execute()
  await insert('profile_configuration', {
    profile_id: id,
    key: mark('profile_configuration.key'),
    type: 'string',
    value: mark('profile_configuration.value'),
  })
  await insert('reserved_name', {
    profile_id: id,
    name: mark('reserved_name.name'),
    password_hash: mark('reserved_name.password_hash'),
    created_at: now,
  })
  await insert('link_token', {
    kind: 'email',
    token_hash: Buffer.from('x'),
    profile_id: id,
    target: mark('link_token.target'),
    created_at: now,
    expires_at: soon,
  })
  const session = await insert('session', {
    token_hash: Buffer.from('y'),
    profile_id: id,
    stamp: key,
    remember_me: false,
    created_at: now,
    expires_at: soon,
    last_seen_at: now,
    browser: mark('session.browser'),
    system: mark('session.system'),
  })
  await insert('push_subscription', {
    profile_id: id,
    session_id: session,
    site_id: 1,
    endpoint: mark('push_subscription.endpoint'),
    p256dh: 'key',
    auth: 'key',
    created_at: now,
  })
  await insert('saved_search', {
    profile_id: id,
    name: mark('saved_search.name'),
    text: mark('saved_search.text'),
    options: JSON.stringify({ area: mark('saved_search.options') }),
    created_at: now,
  })
  await insert('feedback', { profile_id: id, rating: 5, text: mark('feedback.text'), created_at: now })
  await insert('tag', { profile_id: id, name: mark('tag.name') })
  await insert('note', { profile_id: id, about_id: other, text: mark('note.text'), updated_at: now })
  await insert('quick_scor_ad', {
    profile_id: id,
    text: mark('quick_scor_ad.text'),
    created_at: now,
    expires_at: soon,
  })
  await insert('guestbook_entry', {
    profile_id: other,
    author_id: id,
    text: mark('guestbook_entry.text'),
    created_at: now,
  })
  await insert('dark_profile', {
    profile_id: id,
    headline: mark('dark_profile.headline'),
    text: mark('dark_profile.text'),
  })
  await insert('dark_application', {
    profile_id: id,
    text: mark('dark_application.text'),
    reason: mark('dark_application.reason'),
    applied_at: now,
  })
  const kinkName = mark('kink.name')
  const kinkText = mark('kink.description')
  await insert('kink', {
    name: JSON.stringify({ 'da-DK': kinkName }),
    description: JSON.stringify({ 'da-DK': kinkText }),
    coined_by: id,
    status: 1,
  })

  const storageKey = 'marked-file'
  await media.put(`${storageKey}/source.jpg`, Buffer.from(markerOf('media.file')))
  await insert('media', {
    profile_id: id,
    kind: MediaKind.AlbumPicture,
    width: 1,
    height: 1,
    storage_key: storageKey,
    title: mark('media.title'),
  })
  await insert('album', {
    profile_id: id,
    name: mark('album.name'),
    description: mark('album.description'),
    type: 1,
    created_at: now,
  })

  await plantCommunityMarkers({ server, id, other, mark, insert })

  const ticket = await insert('ticket', {
    site_id: 1,
    country_id: 1,
    profile_id: id,
    language: 'da-DK',
    kind: 4,
    subject: mark('ticket.subject'),
    rating: 5,
    rating_text: mark('ticket.rating_text'),
    review_author: mark('ticket.review_author'),
    status: 1,
    admin_status: 1,
    created_at: now,
    last_message_at: now,
    waiting_since: now,
    key,
  })
  await insert('ticket_message', {
    ticket_id: ticket,
    from_staff: false,
    by_mail: true,
    text: mark('ticket_message.text'),
    other_address: mark('ticket_message.other_address'),
    created_at: now,
    key,
  })
  await insert('review', {
    ticket_id: ticket,
    country_id: 1,
    author: mark('review.author'),
    rating: 5,
    text: mark('review.text'),
    date: '2026-11-20',
    hidden_at: now,
    hidden_reason: mark('review.hidden_reason'),
  })

  await insert('product', { id: 900, item: 1, renews: false })
  const purchase = await insert('purchase', {
    site_id: 1,
    profile_id: id,
    product_id: 900,
    item: 1,
    renews: false,
    currency: 'DKK',
    amount: 100,
    vat_basis_points: 2500,
    vat_amount: 20,
    terms_version: '2026-01-01',
    consent_at: now,
    status: 3,
    paid_at: now,
    service: 'billwerk',
    handle: key,
    key,
    open_until: soon,
    created_at: now,
    text: mark('purchase.text'),
  })
  await insert('birthday_wish', {
    purchase_id: purchase,
    profile_id: id,
    receiver_id: other,
    text: mark('birthday_wish.text'),
    deliver_on: '2026-12-24',
  })

  await insert('ban', { profile_id: id, ban_type: 1, reason: mark('ban.reason'), created_at: now })
  await insert('impersonation_log', {
    admin_profile_id: other,
    profile_id: id,
    reason: mark('impersonation_log.reason'),
    started_at: now,
  })
  await insert('report_case', {
    item_type: 1,
    item_id: id,
    reported_profile_id: id,
    status: 3,
    decision: 2,
    opened_at: now,
    decided_at: now,
    reason: mark('report_case.reason'),
    evidence: mark('report_case.evidence'),
    objection: mark('report_case.objection'),
    outcome_reason: mark('report_case.outcome_reason'),
  })
  await insert('report', {
    item_type: 1,
    item_id: other,
    reported_profile_id: other,
    reporter_id: id,
    reason: 5,
    text: mark('report.text'),
    created_at: now,
  })
  const { id: personId } = await db
    .selectFrom('person')
    .select('id')
    .where('profileId', '=', id)
    .executeTakeFirstOrThrow()
  await insert('person_validation', {
    profile_id: id,
    person_id: personId,
    method: 1,
    status: 3,
    refusal: 1,
    reason: mark('person_validation.reason'),
    started_at: now,
    ended_at: now,
  })
  await insert('staff_act', {
    at: now,
    actor_id: other,
    call: 'Admin.SetBan',
    is_look: false,
    profile_id: id,
    details: '{}',
    reason: mark('staff_act.reason'),
  })
  return planted
}
