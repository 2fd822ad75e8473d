import type { Plugin, Rollup } from 'vite'

/** Modules that load later than the first file, and share a file of what each needs of the rest. */
export interface SharedFile {
  readonly name: string
  /** The lazily loaded modules that it is made for: those of all these kinds need what is in it. */
  readonly of: readonly RegExp[]
  /** How many lazily loaded modules must need a module at least; by default 2, as the rest lies with the one that needs it. */
  readonly minShare?: number
  /** Only these modules. */
  readonly only?: RegExp
}

/**
 * Sorts what lazily loaded modules have in common into a few files: each module into the first file that is made for one
 * of those that need it.
 */
export function sharedFiles(files: readonly SharedFile[]): {
  plugin: Plugin
  groups: { name: string; test: (id: string) => boolean; priority: number }[]
} {
  const neededBy = new Map<string, string[]>()
  return {
    plugin: {
      name: 'shared-files',
      apply: 'build',
      buildEnd() {
        neededBy.clear()
        const ids = [...this.getModuleIds()]
        for (const lazy of new Set(ids.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []))) {
          for (const id of needsOf(lazy, this)) neededBy.set(id, [...(neededBy.get(id) ?? []), lazy])
        }
      },
    },
    groups: files.map(({ name, of, minShare = 2, only = /./ }, index) => ({
      name,
      test: (id) => {
        if (!only.test(id)) return false
        const needing = neededBy.get(id) ?? []
        // Lazily loaded modules keep a file of their own, by which pages name them.
        if (needing.includes(id)) return false
        return needing.length >= minShare && of.every((kind) => needing.some((lazy) => kind.test(lazy)))
      },
      priority: files.length - index,
    })),
  }
}

/** A module with all that it imports. */
function needsOf(lazy: string, context: Rollup.PluginContext): Set<string> {
  const needs = new Set<string>()
  const visit = (id: string): void => {
    if (needs.has(id)) return
    needs.add(id)
    context.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  visit(lazy)
  return needs
}
