import { graphql } from 'react-relay'

/**
 * The one subscription of the client. What an area wants to know of an event it spreads here by a fragment of its own; what
 * it does then, it does in a listener of `useLiveEvents`.
 */
export const liveSubscription = graphql`
  subscription liveSubscription {
    liveEvents {
      __typename
      ... on LiveMessage {
        conversation {
          id
          legacyId
          kind
          name
          unreadCount
          otherReadUpTo
          ...ConversationRow_conversation
        }
        message {
          __typename
          id
          legacyId
          type
          viewerIsAuthor
          conversationId
          author {
            id
            name
            picture {
              ...toastPicture_picture
            }
          }
        }
        messageEdge {
          cursor
          node {
            __typename
            id
            ...useMessages_message
          }
        }
      }
      ... on LiveConversation {
        conversationId
        conversation {
          id
          unreadCount
          otherReadUpTo
          ...ConversationHead_conversation
          ...Composer_conversation
          ...ConversationRow_conversation
        }
      }
      ... on LiveTyping {
        conversationId
        profile {
          id
          name
        }
      }
      ... on LiveNews {
        topic
        actor {
          id
          legacyId
          name
          picture {
            ...toastPicture_picture
          }
        }
        notification {
          __typename
          id
          topic
          actor {
            legacyId
          }
          ... on MediaNotification {
            media {
              __typename
              legacyId
              lodgeAlbum {
                legacyId
                lodge {
                  legacyId
                }
              }
            }
          }
          ... on AlbumNotification {
            album {
              legacyId
            }
          }
          ... on BlogNotification {
            entryId
            entry {
              legacyId
            }
            commentId
            comment {
              legacyId
            }
          }
          ... on LodgeMediaNotification {
            decision {
              album {
                legacyId
              }
              lodge {
                legacyId
              }
            }
          }
          ... on DebateNotification {
            entryId
            entry {
              legacyId
              lodge {
                legacyId
              }
            }
            commentId
            comment {
              legacyId
            }
          }
          ... on EventNotification {
            event {
              legacyId
            }
            commentId
            comment {
              legacyId
            }
          }
          ... on MeetupNotification {
            meetup {
              legacyId
              lodge {
                legacyId
              }
            }
            commentId
            comment {
              legacyId
            }
          }
          ...NotificationRow_notification
        }
      }
      ... on LiveTicket {
        ticketId
        ticket {
          id
          status
          isUnread
          lastMessageAt
        }
      }
      ... on LiveQueue {
        queue
      }
      ... on LiveCounts {
        at
      }
      ... on LiveResync {
        at
      }
    }
  }
`
