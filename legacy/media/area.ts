import { LikeItemType } from '../contract/enums'
import { likableMedia, notified, reportable } from './items'
import { defineArea } from '../shared/area/area'
import { type ConversionJob, convertVideo } from './conversion'
import { mediaRoutes } from './files'
import { mediaHandlers } from './handlers'
import { removeErasedFiles } from './removal'

declare global {
  namespace GraphileWorker {
    interface Tasks {
      convertVideo: ConversionJob
      removeErasedFiles: Record<string, never>
    }
  }
}

export const media = defineArea({
  name: 'media',
  handlers: mediaHandlers,
  tasks: {
    convertVideo: { run: convertVideo },
    removeErasedFiles: { run: removeErasedFiles, schedule: '*/10 * * * * ?max=3' },
  },
  routes: [mediaRoutes],
  likables: { [LikeItemType.Media]: likableMedia },
  reportables: reportable,
  notificationItems: notified,
})
