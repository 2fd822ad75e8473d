import { randomUUID } from 'node:crypto'
import { after, DAY } from '../../core/clock'
import { insertLodge } from '../../testing/lodges'
import { insertEvent } from '../../testing/siteEvents'
import type { TestServer } from '../../testing/testServer'

interface Planting {
  readonly server: TestServer
  readonly id: number
  readonly other: number
  /** The marker for a column. */
  readonly mark: (column: string) => string
  /** Returns the id of the row. */
  readonly insert: (table: string, values: Readonly<Record<string, unknown>>) => Promise<number>
}

/** Marks what a member writes in blogs, lodges and mail. */
export async function plantCommunityMarkers({ server, id, other, mark, insert }: Planting): Promise<void> {
  const now = server.clock.now()
  const soon = after(now, DAY)
  const blogWords = mark('blog_entry.words')
  const blogHtml = mark('blog_entry.html')
  const entry = await insert('blog_entry', {
    profile_id: id,
    country_id: 1,
    dark: false,
    title: mark('blog_entry.title'),
    html: `<p>${blogHtml}</p>`,
    words: blogWords,
    status: 2,
    created_at: now,
    published_at: now,
    active_at: now,
  })
  await insert('blog_draft', {
    entry_id: entry,
    title: mark('blog_draft.title'),
    html: mark('blog_draft.html'),
    tags: [mark('blog_draft.tags')],
    audience: 15,
    comments_enabled: true,
    saved_at: now,
  })
  const tagId = await insert('blog_tag', { name: mark('blog_tag.name') })
  await insert('blog_entry_tag', { entry_id: entry, tag_id: tagId, position: 0 })
  await insert('comment', {
    item_type: 1,
    item_id: entry,
    profile_id: id,
    text: mark('comment.text'),
    created_at: now,
  })

  const lodge = await insertLodge(server, id, {
    html: mark('lodge.html'),
    rules: mark('lodge.rules'),
  })
  await insert('lodge_album', {
    lodge_id: lodge,
    profile_id: id,
    name: mark('lodge_album.name'),
    description: mark('lodge_album.description'),
    created_at: now,
  })
  await insert('debate_category', {
    lodge_id: lodge,
    name: mark('debate_category.name'),
    description: mark('debate_category.description'),
    position: 1,
    created_at: now,
  })
  await insert('lodge_member_note', {
    lodge_id: lodge,
    profile_id: other,
    author_id: id,
    text: mark('lodge_member_note.text'),
    created_at: now,
  })
  // In the lodge of another, where the member's own words go with the member.
  const others = await insertLodge(server, other)
  const othersCategory = await insert('debate_category', {
    lodge_id: others,
    name: 'General',
    position: 1,
    created_at: now,
  })
  await insert('lodge_membership', {
    lodge_id: others,
    profile_id: id,
    role: 5,
    request_status: 1,
    request_text: mark('lodge_membership.request_text'),
    requested_at: now,
  })
  await insert('lodge_media_decision', {
    lodge_id: others,
    profile_id: id,
    accepted: false,
    media_count: 1,
    reason: mark('lodge_media_decision.reason'),
    decided_at: now,
  })
  const debate = await insert('debate_entry', {
    lodge_id: others,
    category_id: othersCategory,
    profile_id: id,
    title: mark('debate_entry.title'),
    html: mark('debate_entry.html'),
    words: mark('debate_entry.words'),
    created_at: now,
    status: 2,
    published_at: now,
    active_at: now,
  })
  await insert('debate_draft', {
    entry_id: debate,
    title: mark('debate_draft.title'),
    html: mark('debate_draft.html'),
    saved_at: now,
  })
  await insert('meetup', {
    lodge_id: others,
    profile_id: id,
    title: mark('meetup.title'),
    html: mark('meetup.html'),
    words: mark('meetup.words'),
    place: mark('meetup.place'),
    address: mark('meetup.address'),
    begins_at: soon,
    ends_at: after(soon, DAY),
    time_zone: 'Europe/Copenhagen',
    created_at: now,
  })
  await insert('event_question', {
    event_id: await insertEvent(server, [other]),
    profile_id: id,
    text: mark('event_question.text'),
    asked_at: now,
    key: randomUUID(),
  })

  const conversation = await insert('conversation', {
    kind: 5,
    name: mark('conversation.name'),
    owner_id: id,
    creator_id: id,
    created_at: now,
  })
  await insert('conversation_member', {
    conversation_id: conversation,
    profile_id: id,
    joined_at: now,
    last_message_at: now,
  })
  await insert('message', {
    conversation_id: conversation,
    sender_id: id,
    type: 1,
    text: mark('message.text'),
    about: JSON.stringify({ name: mark('message.about') }),
    created_at: now,
  })
}
