import { defineArea } from '../shared/area/area'
import { lodgeTasksCount } from '../shared/lodges/tasks'
import { ofVisibleLodge } from './conversationRule'
import { announceRequest, type LodgeRequest } from './announce'
import { lodgeMembersHandlers } from './handlers'
import { waitingRequests } from './lists'
import { notified } from './notified'

declare global {
  namespace GraphileWorker {
    interface Tasks {
      announceLodgeRequest: LodgeRequest
    }
  }
}

export const lodgeMembers = defineArea({
  name: 'lodgeMembers',
  handlers: lodgeMembersHandlers,
  tasks: { announceLodgeRequest: { run: announceRequest } },
  counters: { lodgeAdminNotificationsCount: lodgeTasksCount },
  lodgeTasks: { requestCount: waitingRequests },
  conversationRule: ofVisibleLodge,
  notificationItems: notified,
})
