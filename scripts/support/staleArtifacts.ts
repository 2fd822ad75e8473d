import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { ROOT } from './serverProcess'

const ARTIFACT = /(?:\$parameters|\.graphql)\.ts$/

/** Finds Relay artifacts of documents that were deleted or moved, since the compiler does not always remove them. */
export async function staleArtifacts(): Promise<string[]> {
  const web = join(ROOT, 'web')
  const files = await readdir(web, { recursive: true })
  const folders = files.filter((file) => basename(file) === '__generated__').map((file) => join(web, file))
  return (await Promise.all(folders.map(staleIn))).flat()
}

async function staleIn(folder: string): Promise<string[]> {
  const sources = (await readdir(dirname(folder))).filter((file) => /\.tsx?$/.test(file))
  const texts = await Promise.all(sources.map((file) => readFile(join(dirname(folder), file), 'utf8')))
  const words = new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []))
  const artifacts = (await readdir(folder)).filter((file) => ARTIFACT.test(file))
  return artifacts.filter((file) => !words.has(file.replace(ARTIFACT, ''))).map((file) => join(folder, file))
}
