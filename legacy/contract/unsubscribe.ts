/** RFC 8058: mail programs post here by themselves when a member ends a kind of mail. */
export const ONE_CLICK_UNSUBSCRIBE_PATH = '/api/Notifications/OneClickUnsubscribe'
