import { reported } from './mediaGrant'
import { defineArea } from '../shared/area/area'
import { eraseCaseTexts } from './erasure'
import { reportsHandlers } from './handlers'
import { removeOldReports } from './removal'
import { sendDecisionMail, type DecisionMailJob } from './tell'

declare global {
  namespace GraphileWorker {
    interface Tasks {
      removeOldReports: Record<string, never>
      sendDecisionMail: DecisionMailJob
    }
  }
}

export const reports = defineArea({
  name: 'reports',
  handlers: reportsHandlers,
  tasks: {
    sendDecisionMail: { run: sendDecisionMail, sensitive: true },
    removeOldReports: { run: removeOldReports, schedule: '19 4 * * * ?fill=1d&max=3' },
  },
  mediaGrant: reported,
  erasure: eraseCaseTexts,
  actSubjects: {
    caseId: async (db, id) =>
      (await db.selectFrom('reportCase').select('reportedProfileId').where('id', '=', id).executeTakeFirst())
        ?.reportedProfileId,
  },
})
