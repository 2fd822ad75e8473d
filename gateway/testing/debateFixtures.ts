import type {
  DebateCategory,
  DebateDraft,
  DebateEntry,
  DebateEntrySummary,
} from '../../legacy/contract/lodges/debateShapes'
import { media, moment, picture, profile } from './fixtures'

/** A topic of a profile with the same id, in lodge 2 and category 3. */
export function debateEntry(id: number): DebateEntrySummary {
  return {
    id,
    lodgeId: 2,
    categoryId: 3,
    author: profile(id),
    title: `Topic ${id}`,
    excerpt: 'The first words',
    status: 2,
    locked: false,
    pinned: true,
    publishedAt: moment,
    editedAt: null,
    lastCommentAt: moment,
    commentCount: 30,
    likeCount: 6,
    liked: true,
    followed: false,
    readAt: moment,
    isNew: true,
    newCommentCount: 1,
    editable: false,
    deletable: true,
    moderated: true,
    movable: true,
    unpublishedChanges: false,
  }
}

export function wholeDebateEntry(id: number): DebateEntry {
  return { ...debateEntry(id), html: `<p>Text of ${id}</p>`, media: [{ ...media(3000 + id), ownerId: id }] }
}

export function debateCategory(id: number): DebateCategory {
  return {
    id,
    lodgeId: 2,
    name: `Category ${id}`,
    description: '',
    entryCount: 4,
    newEntryCount: 1,
    latestEntry: debateEntry(5),
  }
}

export function debateDraft(id: number): DebateDraft {
  return {
    id,
    lodgeId: 2,
    categoryId: 3,
    title: 'Draft',
    html: '<p>Draft</p>',
    media: [picture(2000 + id)],
    status: 1,
    unpublishedChanges: false,
    revision: 4,
    savedAt: moment,
  }
}
