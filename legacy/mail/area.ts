import { unreadMailCount } from './counts'
import { eraseMail } from './erasure'
import { reportable } from './items'
import { sentWithMessage } from './mediaGrant'
import { defineArea } from '../shared/area/area'
import { mailHandlers } from './handlers'
import { tellOfMembershipEnd } from './membershipEnd'

declare global {
  namespace GraphileWorker {
    interface Tasks {
      tellOfMembershipEnd: Record<string, never>
    }
  }
}

/** Conversations and messages. */
export const mail = defineArea({
  name: 'mail',
  handlers: mailHandlers,
  tasks: {
    tellOfMembershipEnd: { run: tellOfMembershipEnd, schedule: '5 9 * * * ?fill=1d&max=3' },
  },
  reportables: reportable,
  mediaGrant: sentWithMessage,
  counters: { unreadMailCount },
  erasure: { before: eraseMail },
})
