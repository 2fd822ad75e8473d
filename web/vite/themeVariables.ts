import { runnerImport, type Plugin } from 'vite'
import type * as Source from '../theme/mantineVariables'

const NAME = '#theme/mantineVariables.css'
const FILE = new URL('../theme/mantineVariables.css', import.meta.url).pathname
const SOURCE = new URL('../theme/mantineVariables.ts', import.meta.url).pathname

/** The variables do not depend on the classes that the theme names. */
const withoutClasses: Plugin = {
  name: 'without-classes',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0classes' : null),
  load: (id) => (id === '\0classes' ? 'export default {}' : null),
}

async function readVariables(): Promise<string> {
  const { module } = await runnerImport<typeof Source>(SOURCE, { configFile: false, plugins: [withoutClasses] })
  return module.mantineVariables()
}

/**
 * Makes a stylesheet of the theme's variables. Mantine would write them into each page, after its content: then every
 * stylesheet that is loaded later has the browser lay out the whole page again.
 */
export function themeVariables(): Plugin {
  let variables: string | undefined
  return {
    name: 'theme-variables',
    enforce: 'pre',
    async configResolved({ command }) {
      // While a slow machine builds, the import's time would run out.
      if (command === 'build') variables = await readVariables()
    },
    resolveId: (source) => (source === NAME ? FILE : null),
    load: (id) => (id === FILE ? (variables ?? readVariables()) : null),
  }
}
