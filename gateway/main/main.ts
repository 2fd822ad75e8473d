import cluster from 'node:cluster'
import { readSettings } from '../core/settings'

const settings = readSettings(process.env)

// Loaded on demand: the first of several processes answers no requests.
if (settings.workers > 1 && cluster.isPrimary) {
  const { superviseWorkers } = await import('./workers')
  await superviseWorkers(settings)
} else {
  const { serve } = await import('./serve')
  await serve(settings)
}
