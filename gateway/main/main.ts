import cluster from 'node:cluster'
import { readSettings } from '../core/settings'

const settings = readSettings(process.env)

// The first of several processes answers nothing itself: it needs none of what answers.
if (settings.workers > 1 && cluster.isPrimary) {
  const { superviseWorkers } = await import('./workers')
  await superviseWorkers(settings)
} else {
  const { serve } = await import('./serve')
  await serve(settings)
}
