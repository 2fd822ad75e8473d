import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = new URL('..', import.meta.url).pathname

/** Every TypeScript file of the repository that is written by hand. */
const files = execFileSync('git', ['ls-files', 'gateway', 'legacy', 'scripts', 'tests', 'web'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/__generated__|generated/.test(file) && !file.endsWith('language.test.ts'))

/** Names that the code had for things which the field calls otherwise. */
const words: readonly (readonly [RegExp, string])[] = [
  [/\b(?:MOST|LONGEST|SHORTEST|FEWEST|LEAST|LARGEST)_(?!READ\b|COMMENTED\b|ACTIVE\b|MEMBERS\b)\w+/g, 'MAX_ or MIN_'],
  [/\b(?:MOST|LONGEST|SHORTEST|FEWEST|LEAST|LARGEST|PATIENCE)\b(?!_)/g, 'MAX_…, MIN_… or …TIMEOUT'],
  [/\bMemberReader\b|\breader\.profile\b/g, 'viewer'],
  [/\bhold(?:Conversation|Pair|System)\b|\blockCompany\b/g, 'lock…'],
  [/\btellUserErrors\b|\bshowUserErrors\b|\btellUndoable\b/g, 'toastErrors, placeErrors, showUndoableToast'],
  [/\bso-manieth\b/g, 'a number'],
]

it.each(words)('names nothing %s, but %s', (word) => {
  const found = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(word)].map(([name]) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})
