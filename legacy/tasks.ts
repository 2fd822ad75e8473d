import { eraseProfiles, removeDeadSessions, removeTempMedia } from './account/erasure'
import { sendMail } from './account/mails'
import type { Tasks } from './core/jobs'

/** What the job queue can do. */
export const tasks: Tasks = { sendMail, eraseProfiles, removeTempMedia, removeDeadSessions }
