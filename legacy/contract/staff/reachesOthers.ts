import type { CallName } from '../contract'

/**
 * Calls by which a profile reaches others who would read of it although they may not see it: refused with 403
 * PROFILE_WAITS while it waits for a look of the staff. What else it does is hidden with it.
 */
export const reachesOthers: readonly CallName[] = [
  'Events.Announce',
  'Events.AskQuestion',
  'Events.WriteEventMail',
  'Mail.AddToGroupChat',
  'Mail.CreateGroupChat',
  'Mail.RequestVideoCall',
  'Mail.SendMessage',
  'Mail.SetTyping',
  'Media.RequestProtectedAccess',
]
