import { join } from 'node:path'
import type { Plugin } from 'vite'

const STYLES = join(import.meta.dirname, '../../node_modules/@mantine/core/styles')

/** The styles of every page: resets, variables, and the classes of no component. */
const everywhere = ['baseline', 'default-css-variables', 'global']

const ALL = '@mantine/core/styles.layer.css'
const BASE = `\0${ALL}`

/** Has each component of Mantine bring its own styles, so that a page loads those of what it shows. */
export function componentStyles(): Plugin {
  return {
    name: 'component-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === ALL ? BASE : null),
    load: (id) =>
      id === BASE ? everywhere.map((name) => `@import ${JSON.stringify(stylesOf(name))};`).join('\n') : null,
    transform(code, id) {
      // The names of its classes are in a module beside each component.
      const name = /[\\/]@mantine[\\/]core[\\/]esm[\\/](?:components|utils)[\\/].*?(\w+)\.module\.mjs$/.exec(id)?.[1]
      if (name === undefined) return null
      return { code: `import ${JSON.stringify(stylesOf(name))};\n${code}`, map: null, moduleSideEffects: false }
    },
  }
}

function stylesOf(name: string): string {
  return join(STYLES, `${name}.layer.css`)
}
