import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly isEntry?: boolean
}

export interface PageFiles {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** The files of a built client: which of them a page needs beyond those that every page loads. */
export class ClientFiles {
  readonly #everywhere: PageFiles

  private constructor(private readonly chunks: Readonly<Record<string, Chunk>>) {
    this.#everywhere = this.#filesOf(Object.keys(chunks).filter((source) => chunks[source]?.isEntry))
  }

  static async read(webDist: string): Promise<ClientFiles> {
    const text = await readFile(join(webDist, '.vite', 'manifest.json'), 'utf8').catch(() => '{}')
    return new ClientFiles(JSON.parse(text) as Record<string, Chunk>)
  }

  /** The files of lazily loaded modules, by their sources. */
  filesFor(modules: readonly string[]): PageFiles {
    const { scripts, styles } = this.#filesOf(modules)
    return {
      scripts: scripts.filter((file) => !this.#everywhere.scripts.includes(file)),
      styles: styles.filter((file) => !this.#everywhere.styles.includes(file)),
    }
  }

  #filesOf(sources: readonly string[]): PageFiles {
    const seen = new Set<string>()
    const scripts = new Set<string>()
    const styles = new Set<string>()
    const visit = (source: string): void => {
      const chunk = this.chunks[source]
      if (!chunk || seen.has(source)) return
      seen.add(source)
      chunk.imports?.forEach(visit)
      scripts.add(chunk.file)
      chunk.css?.forEach((file) => styles.add(file))
    }
    sources.forEach(visit)
    return { scripts: [...scripts], styles: [...styles] }
  }
}
