import { drawDemoPicture } from './pictures'
import { keepDemoOnline } from './presence'
import { seed } from './seed'

declare global {
  namespace GraphileWorker {
    interface Tasks {
      drawDemoPicture: { readonly storageKey: string }
      keepDemoOnline: Record<string, never>
    }
  }
}

/** The demo community. Only a server with `DEMO=on` loads this code. */
export const demo = {
  seed,
  tasks: {
    drawDemoPicture: { run: drawDemoPicture },
    keepDemoOnline: { run: keepDemoOnline, schedule: '*/2 * * * * ?max=1' },
  },
}
