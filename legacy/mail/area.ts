import { unreadMailCount } from './counts'
import { eraseMail } from './erasure'
import { notified, reportable } from './items'
import { sentWithMessage } from './mediaGrant'
import { defineArea } from '../shared/area/area'
import { mailHandlers } from './handlers'
import { notifyMembershipEnds } from './membershipEnd'

declare global {
  namespace GraphileWorker {
    interface Tasks {
      notifyMembershipEnds: Record<string, never>
    }
  }
}

export const mail = defineArea({
  name: 'mail',
  handlers: mailHandlers,
  tasks: {
    notifyMembershipEnds: { run: notifyMembershipEnds, schedule: '5 9 * * * ?fill=1d&max=3' },
  },
  reportables: reportable,
  notificationItems: notified,
  mediaGrant: sentWithMessage,
  counters: { unreadMailCount },
  erasure: { before: eraseMail },
})
