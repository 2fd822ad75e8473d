import { hash, verify } from '@node-rs/argon2'

// Argon2id is the library's standard kind; the cost is what OWASP recommends.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let decoy: Promise<string> | undefined

/** What the database keeps of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** Whether a password is the one of a profile; without a profile, as much work for nothing. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const right = await verify(stored ?? (await decoy), password)
  return stored !== undefined && right
}
