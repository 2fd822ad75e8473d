import { drawDemoPicture } from './community/drawing'
import { keepDemoOnline } from './presence'
import type { seed } from './seed'

declare global {
  namespace GraphileWorker {
    interface Tasks {
      drawDemoPicture: { readonly storageKey: string }
      keepDemoOnline: Record<string, never>
    }
  }
}

/** Makes the demo community in a database without profiles. Only then are its texts read. */
async function seedOnce(...[deps, options]: Parameters<typeof seed>): Promise<void> {
  const present = await deps.db.selectFrom('profile').select('id').limit(1).executeTakeFirst()
  if (present) return
  const community = await import('./seed')
  await community.seed(deps, options)
}

/** The demo community. Only a server with `DEMO=on` loads this code. */
export const demo = {
  seed: seedOnce,
  tasks: {
    drawDemoPicture: { run: drawDemoPicture },
    keepDemoOnline: { run: keepDemoOnline, schedule: '*/2 * * * * ?max=1' },
  },
}
