import { checkBudget } from './support/budget'

// Prints the scripts of a first visit; fails when they exceed the budget.
const { files, total, limit } = await checkBudget()
for (const { file, size } of files) console.log(`${kilobytes(size).padStart(8)} kB  ${file}`)
console.log(
  `${kilobytes(total).padStart(8)} kB  of at most ${kilobytes(limit)} kB gzipped JavaScript in the first load`,
)
if (total > limit) process.exitCode = 1

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
