import type { Plugin } from 'vite'

/**
 * What Relay's entries export and the client never asks for. They are CommonJS, out of which a bundler drops nothing by
 * itself; the build stops where a name is no longer there, or is asked for after all.
 */
const unused: Readonly<Record<string, readonly string[]>> = {
  'react-relay/lib/hooks.js': [
    'EntryPointContainer',
    'loadEntryPoint',
    'useEntryPointLoader',
    'useMutationAction_EXPERIMENTAL',
    'useSubscribeToInvalidationState',
    'useSubscription',
  ],
  'relay-runtime/lib/index.js': [
    'QueryResponseCache',
    'createFragmentSpecResolver',
    'createPayloadFor3DField',
    'fetchQuery_DEPRECATED',
    'requestSubscription',
  ],
}

/** Leaves some exports out of a module that ends with `module.exports = { … }`. */
function without(code: string, names: readonly string[], file: string): string {
  let kept = code
  for (const name of names) {
    const [entry = '', local = ''] = new RegExp(`^  ${name}: (\\w+),?\\n`, 'm').exec(kept) ?? []
    const load = new RegExp(`^var ${local} = require\\([^)]*\\);\\n`, 'm')
    if (!entry || !load.test(kept)) throw new Error(`${file} exports no ${name} of its own`)
    kept = kept.replace(entry, '').replace(load, '')
  }
  return kept
}

/** Hooks of which Relay has two, and takes the one after this flag. */
const chosen = /^\.\/(?:useFragmentInternal|useLoadMoreFunction|useQueryLoader)$/
const FLAG = 'ENABLE_ACTIVITY_COMPATIBILITY: true'

/** Bundles the parts of Relay that the client uses: no containers of old, and of two hooks the one that is chosen. */
export function relayParts(): Plugin {
  return {
    name: 'relay-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer, options) {
      const again = { ...options, skipSelf: true }
      if (source === 'react-relay') return this.resolve('react-relay/hooks', importer, again)
      if (!importer?.includes('/react-relay/') || !chosen.test(source)) return null
      return this.resolve(`${source}_EXPERIMENTAL`, importer, again)
    },
    transform(code, id) {
      if (id.endsWith('/relay-runtime/lib/util/RelayFeatureFlags.js') && !code.includes(FLAG)) {
        throw new Error('Relay chooses other hooks than those that are bundled')
      }
      const file = Object.keys(unused).find((name) => id.endsWith(`/node_modules/${name}`))
      return file ? { code: without(code, unused[file] ?? [], file), map: null } : null
    },
  }
}
