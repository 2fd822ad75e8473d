/** Advice on a password, as a key of the texts. It states only what is certain: no invented percentages. */
export type PasswordAdvice = 'empty' | 'short' | 'containsName' | 'monotone' | 'fair' | 'good'

const MIN = 10
const GOOD = 16

/** Advice on a new password; `known` are words that others can guess about the person. */
export function passwordAdvice(password: string, known: readonly string[]): PasswordAdvice {
  if (password === '') return 'empty'
  if (password.length < MIN) return 'short'
  const lower = password.toLowerCase()
  if (known.some((word) => word.length >= 3 && lower.includes(word.toLowerCase()))) return 'containsName'
  if (new Set(lower).size < 6) return 'monotone'
  return password.length < GOOD ? 'fair' : 'good'
}
