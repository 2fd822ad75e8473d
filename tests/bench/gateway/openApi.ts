import { newApp } from '../../../legacy/core/http/app'
import type { Deps } from '../../../legacy/core/handler'
import { readSettings } from '../../../legacy/core/settings'
import { handlers } from '../../../legacy/main/areas'
import { serve } from '../../../legacy/main/server'
import { callByPath } from './answers'

interface Document {
  readonly paths: Readonly<Record<string, unknown>>
}

/** The legacy server's OpenAPI document with the measured calls. */
export async function openApiDocument(): Promise<Document> {
  const settings = readSettings({ LOG_LEVEL: 'silent' })
  const app = newApp(settings)
  // Describing the calls needs none of the handlers' dependencies.
  const deps = { settings, log: app.log } as unknown as Deps
  await serve(app, deps, { handlers, plainRoutes: [] })
  try {
    const document = (await app.inject('/api/openapi.json')).json<Document>()
    const paths = Object.entries(document.paths).filter(([path]) => callByPath.has(path))
    return { ...document, paths: Object.fromEntries(paths) }
  } finally {
    await app.close()
  }
}
