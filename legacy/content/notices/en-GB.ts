import { NotificationTopic } from '../../contract/enums'
import type { NotificationTexts } from './notice'

const texts: NotificationTexts = {
  andMore: '{{names}} and {{count}} more',
  topics: {
    [NotificationTopic.Visit]: {
      named: '{{name}} has looked at your profile',
      unnamed: 'Somebody has looked at your profile',
      gathered: {
        one: 'A visit to your profile, from {{names}}',
        other: '{{count}} visits to your profile, from {{names}}',
      },
    },
    [NotificationTopic.Favourite]: {
      named: '{{name}} has made you a favourite',
      unnamed: 'Somebody has made you a favourite',
      gathered: { one: '{{names}} has made you a favourite', other: '{{names}} have made you a favourite' },
    },
    [NotificationTopic.FavouriteOnline]: {
      named: '{{name}} is online',
      unnamed: 'One of your favourites is online',
      gathered: { one: '{{names}} has been online', other: '{{names}} have been online' },
    },
    [NotificationTopic.Like]: {
      named: '{{name}} likes something of yours',
      unnamed: 'Somebody likes something of yours',
      gathered: { one: 'A like from {{names}}', other: '{{count}} likes, from {{names}}' },
    },
    [NotificationTopic.GuestbookEntry]: {
      named: '{{name}} has written in your guestbook',
      unnamed: 'Somebody has written in your guestbook',
      gathered: {
        one: 'A new entry in your guestbook, from {{names}}',
        other: '{{count}} new entries in your guestbook, from {{names}}',
      },
    },
    [NotificationTopic.RelationRequest]: {
      named: '{{name}} would like to be linked to you',
      unnamed: 'Somebody would like to be linked to you',
      gathered: { one: '{{names}} would like to be linked to you', other: '{{names}} would like to be linked to you' },
    },
    [NotificationTopic.AlbumRequest]: {
      named: '{{name}} asks to see one of your albums',
      unnamed: 'Somebody asks to see one of your albums',
      gathered: { one: '{{names}} asks to see one of your albums', other: '{{names}} ask to see your albums' },
    },
    [NotificationTopic.Mail]: {
      named: '{{name}} has written to you',
      unnamed: 'You have a new message',
      gathered: { one: 'A message from {{names}}', other: '{{count}} messages, from {{names}}' },
    },
    [NotificationTopic.GroupChat]: {
      named: '{{name}} has written in a group',
      unnamed: 'There is a new message in a group',
      gathered: { one: 'A message in a group, from {{names}}', other: '{{count}} messages in groups, from {{names}}' },
    },
    [NotificationTopic.BlogComment]: {
      named: '{{name}} has commented on your blog entry',
      unnamed: 'There is a comment on your blog entry',
      gathered: {
        one: 'A comment on your blog entries, from {{names}}',
        other: '{{count}} comments on your blog entries, from {{names}}',
      },
    },
    [NotificationTopic.CommentReply]: {
      named: '{{name}} has answered your comment',
      unnamed: 'There is an answer to your comment',
      gathered: {
        one: 'An answer to your comment, from {{names}}',
        other: '{{count}} answers to your comments, from {{names}}',
      },
    },
    [NotificationTopic.Mention]: {
      named: '{{name}} has mentioned you',
      unnamed: 'Somebody has mentioned you',
      gathered: { one: '{{names}} has mentioned you', other: 'You have been mentioned {{count}} times, by {{names}}' },
    },
    [NotificationTopic.FollowedAuthorEntry]: {
      named: '{{name}} has published a blog entry',
      unnamed: 'There is a new blog entry for you',
      gathered: { one: 'A new blog entry by {{names}}', other: '{{count}} new blog entries, by {{names}}' },
    },
    [NotificationTopic.FollowedEntryComment]: {
      named: '{{name}} has commented on an entry you follow',
      unnamed: 'There is a comment on an entry you follow',
      gathered: {
        one: 'A comment on an entry you follow, from {{names}}',
        other: '{{count}} comments on entries you follow, from {{names}}',
      },
    },
    [NotificationTopic.DebateComment]: {
      named: '{{name}} has commented on your topic in a lodge',
      unnamed: 'There is a comment on your topic in a lodge',
      gathered: {
        one: 'A comment on your topics in lodges, from {{names}}',
        other: '{{count}} comments on your topics in lodges, from {{names}}',
      },
    },
    [NotificationTopic.FollowedDebateComment]: {
      named: '{{name}} has commented on a topic you follow',
      unnamed: 'There is a comment on a topic you follow',
      gathered: {
        one: 'A comment on a topic you follow, from {{names}}',
        other: '{{count}} comments on topics you follow, from {{names}}',
      },
    },
    [NotificationTopic.MeetupComment]: {
      named: '{{name}} has commented on your meetup',
      unnamed: 'There is a comment on your meetup',
      gathered: {
        one: 'A comment on your meetups, from {{names}}',
        other: '{{count}} comments on your meetups, from {{names}}',
      },
    },
    [NotificationTopic.MeetupPlace]: {
      named: 'You have got a place at a meetup with {{name}}',
      unnamed: 'You have got a place at a meetup',
      gathered: {
        one: 'You have got a place at a meetup with {{names}}',
        other: 'You have got places at {{count}} meetups with {{names}}',
      },
    },
    [NotificationTopic.MeetupReminder]: {
      named: 'Remember: a meetup with {{name}} begins within a day',
      unnamed: 'Remember: a meetup of yours begins within a day',
      gathered: {
        one: 'Remember your meetup with {{names}}',
        other: 'Remember your {{count}} meetups with {{names}}',
      },
    },
    [NotificationTopic.MeetupChanged]: {
      named: '{{name}} has news about the time or place of a meetup',
      unnamed: 'A meetup has a new time or place',
      gathered: {
        one: 'A meetup has a new time or place, says {{names}}',
        other: '{{count}} meetups have a new time or place, from {{names}}',
      },
    },
    [NotificationTopic.MeetupCancelled]: {
      named: '{{name}} lets you know that a meetup is cancelled',
      unnamed: 'A meetup that you signed up for is cancelled',
      gathered: {
        one: 'A meetup is cancelled, says {{names}}',
        other: '{{count}} meetups are cancelled, from {{names}}',
      },
    },
    [NotificationTopic.EventPlace]: {
      named: 'You have got a place at an event of {{name}}',
      unnamed: 'You have got a place at an event',
      gathered: {
        one: 'You have got a place at an event of {{names}}',
        other: 'You have got places at {{count}} events of {{names}}',
      },
    },
    [NotificationTopic.EventReminder]: {
      named: 'Remember: an event of {{name}} begins within a day',
      unnamed: 'Remember: an event of yours begins within a day',
      gathered: {
        one: 'Remember the event of {{names}}',
        other: 'Remember {{count}} events of {{names}}',
      },
    },
    [NotificationTopic.EventChanged]: {
      named: '{{name}} has news about the time or place of an event',
      unnamed: 'An event has a new time or place',
      gathered: {
        one: 'An event has a new time or place, says {{names}}',
        other: '{{count}} events have a new time or place, from {{names}}',
      },
    },
    [NotificationTopic.EventCancelled]: {
      named: '{{name}} lets you know that an event is cancelled',
      unnamed: 'An event that you signed up for is cancelled',
      gathered: {
        one: 'An event is cancelled, says {{names}}',
        other: '{{count}} events are cancelled, from {{names}}',
      },
    },
    [NotificationTopic.EventComment]: {
      named: '{{name}} has commented on your event',
      unnamed: 'There is a comment on your event',
      gathered: {
        one: 'A comment on your events, from {{names}}',
        other: '{{count}} comments on your events, from {{names}}',
      },
    },
    [NotificationTopic.EventQuestion]: {
      named: '{{name}} has a question about your event',
      unnamed: 'There is a question about your event',
      gathered: {
        one: 'A question about your events, from {{names}}',
        other: '{{count}} questions about your events, from {{names}}',
      },
    },
    [NotificationTopic.EventAnswer]: {
      named: '{{name}} has answered your question about an event',
      unnamed: 'Your question about an event has an answer',
      gathered: {
        one: 'An answer to your question about an event, from {{names}}',
        other: '{{count}} answers to your questions about events, from {{names}}',
      },
    },
    [NotificationTopic.NewFollower]: {
      named: '{{name}} now follows your blog',
      unnamed: 'Somebody new follows your blog',
      gathered: {
        one: 'A new follower of your blog: {{names}}',
        other: '{{count}} new followers of your blog: {{names}}',
      },
    },
    [NotificationTopic.LodgeMediaAccepted]: {
      named: '{{name}} has accepted your pictures or videos in a lodge',
      unnamed: 'Your pictures or videos in a lodge have been accepted',
      gathered: {
        one: '{{names}} has accepted your pictures or videos in a lodge',
        other: 'Your pictures or videos in lodges have been accepted {{count}} times, by {{names}}',
      },
    },
    [NotificationTopic.LodgeMediaRejected]: {
      named: '{{name}} has rejected your pictures or videos in a lodge',
      unnamed: 'Your pictures or videos in a lodge have been rejected',
      gathered: {
        one: '{{names}} has rejected your pictures or videos in a lodge',
        other: 'Your pictures or videos in lodges have been rejected {{count}} times, by {{names}}',
      },
    },
    [NotificationTopic.LodgeRequest]: {
      named: '{{name}} would like to join your lodge',
      unnamed: 'Somebody would like to join one of your lodges',
      gathered: {
        one: 'A request to join your lodges, from {{names}}',
        other: '{{count}} requests to join your lodges, from {{names}}',
      },
    },
    [NotificationTopic.LodgeRequestApproved]: {
      named: '{{name}} has let you into a lodge',
      unnamed: 'You have been let into a lodge',
      gathered: {
        one: '{{names}} has let you into a lodge',
        other: 'You have been let into {{count}} lodges, by {{names}}',
      },
    },
    [NotificationTopic.LodgeRequestDeclined]: {
      named: '{{name}} has declined your request to join a lodge',
      unnamed: 'Your request to join a lodge was declined',
      gathered: {
        one: '{{names}} has declined your request to join a lodge',
        other: '{{count}} of your requests to join lodges were declined, by {{names}}',
      },
    },
    [NotificationTopic.LodgeInvitation]: {
      named: '{{name}} has invited you to a lodge',
      unnamed: 'You have been invited to a lodge',
      gathered: {
        one: 'An invitation to a lodge, from {{names}}',
        other: '{{count}} invitations to lodges, from {{names}}',
      },
    },
    [NotificationTopic.LodgeRole]: {
      named: '{{name}} has given you a new role in a lodge',
      unnamed: 'You have a new role in a lodge',
      gathered: {
        one: '{{names}} has given you a new role in a lodge',
        other: 'You have {{count}} new roles in lodges, from {{names}}',
      },
    },
    [NotificationTopic.BondRequest]: {
      named: '{{name}} would like to be connected with you',
      unnamed: 'Somebody would like to be connected with you',
      gathered: {
        one: '{{names}} would like to be connected with you',
        other: '{{names}} would like to be connected with you',
      },
    },
    [NotificationTopic.BondAccepted]: {
      named: '{{name}} has said yes to a connection with you',
      unnamed: 'Somebody has said yes to a connection with you',
      gathered: {
        one: '{{names}} has said yes to a connection with you',
        other: '{{names}} have said yes to a connection with you',
      },
    },
    [NotificationTopic.BondRoleChange]: {
      named: '{{name}} would like to change your connection',
      unnamed: 'Somebody would like to change a connection with you',
      gathered: {
        one: '{{names}} would like to change your connection',
        other: '{{names}} would like to change their connections with you',
      },
    },
    [NotificationTopic.BondDeleted]: {
      named: '{{name}} has ended the connection with you',
      unnamed: 'Somebody has ended a connection with you',
      gathered: {
        one: '{{names}} has ended the connection with you',
        other: '{{names}} have ended their connections with you',
      },
    },
  },
}

export default texts
