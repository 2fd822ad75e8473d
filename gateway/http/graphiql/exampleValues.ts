import { readFileSync } from 'node:fs'
import { demoMembers, demoPassword } from './demoLogins'

/** A place in the answer to {@link exampleValuesQuery}; `*name` is the first item that has that field. */
interface ExampleValue {
  readonly name: string
  readonly path: string
  /** Instead of what is not there. */
  readonly otherwise?: unknown
}

/** Asks for the objects that the examples are filled with. */
export const exampleValuesQuery = readFileSync(new URL('exampleValues.graphql', import.meta.url), 'utf8')

const profile: ExampleValue = { name: 'profile', path: 'members.nodes.0' }
const viewerProfile: ExampleValue = { name: 'viewerProfile', path: 'viewer.profile' }
const picture: ExampleValue = { name: 'picture', path: 'viewer.profilePictures.0' }
const author: ExampleValue = { name: 'author', path: 'mostFollowedBlogAuthors.0' }
const entry: ExampleValue = { name: 'entry', path: 'blogEntries.nodes.0' }
const ownEntry: ExampleValue = { name: 'ownEntry', path: 'viewer.blogEntries.nodes.0' }
const person: ExampleValue = { name: 'person', path: 'viewer.ownPersons.0.person' }
const conversation: ExampleValue = { name: 'conversation', path: 'viewer.conversations.nodes.0' }
const groupChat: ExampleValue = { name: 'groupChat', path: 'viewer.groupChats.nodes.0' }
const album: ExampleValue = { name: 'album', path: 'newestMedia.nodes.*album.album' }
const guestbookEntry: ExampleValue = { name: 'guestbookEntry', path: 'viewer.profile.guestbook.nodes.0' }
const lodge: ExampleValue = { name: 'lodge', path: 'viewer.lodges.nodes.*viewerCanDeleteLodge' }
const ownLodge = 'viewer.liveliestLodges.nodes.*viewerCanDeleteLodge'
const savedSearch: ExampleValue = { name: 'savedSearch', path: 'viewer.savedSearches.0' }

/**
 * What the examples mean by their ids and variables, by type and number. Examples of something that the product makes
 * only on demand, such as an upload, keep their ids and answer with a user error.
 */
export const exampleValues: Readonly<Record<string, ExampleValue>> = {
  'Profile:1': viewerProfile,
  'Profile:2': profile,
  'ProfileView:2': profile,
  'Profile:3': { name: 'anotherProfile', path: 'members.nodes.1' },
  'Picture:1': picture,
  'Media:1': picture,
  'Picture:3': { name: 'secondPicture', path: 'viewer.profilePictures.1' },
  'Album:1': album,
  'Album:2': { name: 'ownAlbum', path: 'viewer.albums.nodes.0' },
  'BlogAuthor:2': author,
  'Author:2': author,
  'BlogEntry:1': entry,
  'BlogEntry:2': ownEntry,
  'BlogDraft:2': ownEntry,
  'BlogEntry:3': { name: 'lastEntry', path: 'viewer.blogEntries.nodes.1' },
  'BlogComment:1': { name: 'comment', path: 'blogEntries.nodes.0.comments.nodes.0' },
  'BlogComment:3': { name: 'ownComment', path: 'viewer.commentedBlogEntries.nodes.0.comments.nodes.*viewerCanDelete' },
  'BlogTag:1': { name: 'tag', path: 'blogEntries.nodes.0.tags.0' },
  'Conversation:1': conversation,
  'Conversation:2': groupChat,
  'TextMessage:1': { name: 'message', path: 'viewer.conversations.nodes.0.messages.nodes.0' },
  'TextMessage:2': { name: 'ownMessage', path: 'viewer.conversations.nodes.0.messages.nodes.*viewerIsAuthor' },
  'ProfileNotification:1': { name: 'notification', path: 'viewer.notifications.nodes.0' },
  'GuestbookEntry:1': guestbookEntry,
  'GuestbookEntry:2': guestbookEntry,
  'SavedSearch:1': savedSearch,
  'Lodge:1': lodge,
  'LodgeDraft:1': lodge,
  'Meetup:1': { name: 'meetup', path: `${ownLodge}.meetups.nodes.*viewerCanQuit` },
  'Meetup:2': { name: 'secondMeetup', path: `${ownLodge}.meetups.nodes.1` },
  'MeetupComment:1': { name: 'meetupComment', path: `${ownLodge}.meetups.nodes.*commentCount.comments.nodes.0` },
  'MeetupComment:6': {
    name: 'ownMeetupComment',
    path: `${ownLodge}.meetups.nodes.*commentCount.comments.nodes.*viewerCanEdit`,
  },
  'Event:1': { name: 'event', path: 'events.nodes.*viewerCanSignUp' },
  'Event:2': { name: 'ownEvent', path: 'viewer.hostedEvents.nodes.0' },
  'EventSignUp:1': { name: 'eventSignUp', path: 'viewer.hostedEvents.nodes.0.signUps.nodes.0' },
  'EventQuestion:1': { name: 'eventQuestion', path: 'viewer.hostedEvents.nodes.0.questions.nodes.0' },
  'EventComment:1': { name: 'eventComment', path: 'viewer.hostedEvents.nodes.0.comments.nodes.0' },
  'LodgeAlbum:1': { name: 'lodgeAlbum', path: `${ownLodge}.albums.nodes.*mediaCount` },
  'LodgeAlbum:2': { name: 'otherLodgeAlbum', path: `${ownLodge}.albums.nodes.1` },
  'Picture:6': { name: 'lodgePicture', path: `${ownLodge}.albums.nodes.*mediaCount.media.nodes.0` },
  'Picture:7': { name: 'waitingPicture', path: `${ownLodge}.waitingMedia.nodes.0` },
  'Picture:8': { name: 'otherWaitingPicture', path: `${ownLodge}.waitingMedia.nodes.1` },
  'Contest:1': { name: 'contest', path: 'contest' },
  // The second, because the first may be the viewer's own.
  'ContestEntry:1': { name: 'contestEntry', path: 'contest.entries.nodes.1' },
  'Ticket:1': { name: 'ticket', path: 'viewer.tickets.nodes.*isRatable' },
  'TicketMessage:1': { name: 'ticketMessage', path: 'viewer.tickets.nodes.0.messages.nodes.0' },
  'FaqEntry:1': { name: 'faqEntry', path: 'site.faq.0' },
  'Site:1': { name: 'site', path: 'site' },
  'Country:1': { name: 'country', path: 'site.country' },
  'Viewer:0': { name: 'viewer', path: 'viewer' },
  'Person:1.1': person,
  'Relation:1.1': { name: 'relation', path: 'viewer.relations.*isRequestedByOther' },
  'CountryArea:1.1': { name: 'countryArea', path: 'site.country.areas.0' },
  'BreakingNews:1': { name: 'breakingNews', path: 'viewer.breakingNews' },
  $person: { name: 'person', path: 'viewer.ownPersons.0.person.id', otherwise: 'UGVyc29uOjEuMQ' },
  $profile: { name: 'profile', path: 'members.nodes.0.id', otherwise: 'UHJvZmlsZToy' },
  $version: { name: 'version', path: 'viewer.terms.version', otherwise: '' },
  // Not the right one, so that nobody changes or deletes a demo login by the way.
  $password: { name: 'password', path: '', otherwise: 'the password of your profile' },
  LogOn$name: { name: 'name', path: '', otherwise: demoMembers[0] },
  LogOn$password: { name: 'password', path: '', otherwise: demoPassword },
}
