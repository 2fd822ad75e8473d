/** RFC 8058: mail programs post here when a member unsubscribes. */
export const ONE_CLICK_UNSUBSCRIBE_PATH = '/api/Notifications/OneClickUnsubscribe'
