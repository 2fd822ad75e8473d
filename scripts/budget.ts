import { checkBudgets } from './support/budget'

// Prints the scripts of the pages that load most; fails when one exceeds its budget.
for (const { name, page, files, total, limit } of await checkBudgets()) {
  console.log(`\n${name}: ${page}`)
  for (const { file, size } of files) console.log(`${kilobytes(size).padStart(8)} kB  ${file}`)
  console.log(`${kilobytes(total).padStart(8)} kB  of at most ${kilobytes(limit)} kB gzipped JavaScript`)
  if (total > limit) process.exitCode = 1
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
