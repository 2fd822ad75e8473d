import { defineArea } from '../shared/area/area'
import { settleAgeChecks } from './ageCheck'
import { ofValidations } from './desk'
import { removeOldEidAttempts } from './eid'
import { quarantineUnvalidated } from './force'
import { validationHandlers } from './handlers'
import { removeOldPersonalCodes } from './personal'

declare global {
  namespace GraphileWorker {
    interface Tasks {
      settleAgeChecks: Record<string, never>
      quarantineUnvalidated: Record<string, never>
      removeOldValidations: Record<string, never>
    }
  }
}

/** How the persons behind a profile prove that they are adults, and what happens to those who must and do not. */
export const validation = defineArea({
  name: 'validation',
  handlers: validationHandlers,
  mediaGrant: ofValidations,
  actSubjects: {
    mediaId: async (db, id) =>
      (await db.selectFrom('media').select('profileId').where('id', '=', id).executeTakeFirst())?.profileId,
  },
  tasks: {
    settleAgeChecks: { run: settleAgeChecks, schedule: '*/5 * * * * ?max=1' },
    quarantineUnvalidated: { run: quarantineUnvalidated, schedule: '7 * * * * ?max=1' },
    removeOldValidations: {
      run: async (deps) => {
        await removeOldEidAttempts(deps)
        await removeOldPersonalCodes(deps)
      },
      schedule: '37 * * * * ?max=1',
    },
  },
})
