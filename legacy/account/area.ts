import { defineArea } from '../shared/area/area'
import { deleteUnusedProfiles } from './deletion'
import { createDataExport, dataExportRoutes, removeOldDataExports } from './dataExport'
import { eraseProfiles, removeDeadSessions, removeTempMedia } from './erasure'
import { accountHandlers } from './handlers'
import type { MailJob } from '../shared/account/mailJob'
import { sendMail } from './mails'

declare global {
  namespace GraphileWorker {
    interface Tasks {
      sendMail: MailJob
      createDataExport: { readonly profileId: number; readonly storageKey: string }
      removeOldDataExports: Record<string, never>
      deleteUnusedProfiles: Record<string, never>
      eraseProfiles: Record<string, never>
      removeDeadSessions: Record<string, never>
      removeTempMedia: Record<string, never>
    }
  }
}

export const account = defineArea({
  name: 'account',
  handlers: accountHandlers,
  routes: [dataExportRoutes],
  tasks: {
    sendMail: { run: sendMail, sensitive: true },
    createDataExport: { run: createDataExport, sensitive: true },
    removeOldDataExports: { run: removeOldDataExports, schedule: '27 * * * * ?max=3' },
    deleteUnusedProfiles: { run: deleteUnusedProfiles, schedule: '13 4 * * * ?fill=1d&max=3' },
    eraseProfiles: { run: eraseProfiles, schedule: '7 * * * * ?max=3' },
    removeDeadSessions: { run: removeDeadSessions, schedule: '37 * * * * ?max=3' },
    removeTempMedia: { run: removeTempMedia, schedule: '*/20 * * * * ?max=3' },
  },
})
