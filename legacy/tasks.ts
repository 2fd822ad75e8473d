import { deleteUnusedProfiles } from './account/deletion'
import { eraseProfiles, removeDeadSessions, removeTempMedia } from './account/erasure'
import { sendMail } from './account/mails'
import { countTagUse } from './blogs/tags'
import { removeDeadJobs, type Tasks } from './core/jobs'
import { tellOfMembershipEnd } from './mail/membershipEnd'
import { convertVideo } from './media/conversion'
import { removeErasedFiles } from './media/removal'
import { tellFollowers } from './notifications/followers'
import { removeOldNotifications } from './notifications/removal'
import { queueDigests, sendDigest } from './notifications/delivery/digest'
import { tellFavouriteOnline } from './notifications/delivery/favouriteOnline'
import { sendPush } from './notifications/delivery/push'
import { removeOldReports } from './reports/removal'
import { countPopularity } from './search/popularity'
import { drawDemoPicture } from './seed/pictures'
import { keepDemoOnline } from './seed/presence'

/** What the job queue can do. */
export const tasks: Tasks = {
  sendMail,
  sendPush,
  sendDigest,
  queueDigests,
  tellFavouriteOnline,
  eraseProfiles,
  deleteUnusedProfiles,
  removeOldReports,
  removeTempMedia,
  removeDeadSessions,
  removeDeadJobs,
  tellOfMembershipEnd,
  convertVideo,
  removeErasedFiles,
  drawDemoPicture,
  keepDemoOnline,
  countPopularity,
  countTagUse,
  tellFollowers,
  removeOldNotifications,
}
