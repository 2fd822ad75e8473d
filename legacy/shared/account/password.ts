import { hash, verify } from '@node-rs/argon2'

// Argon2id is the library's default; the cost follows OWASP.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let decoy: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** Whether a password matches the stored hash; without a hash it takes the same time and fails. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const right = await verify(stored ?? (await decoy), password)
  return stored !== undefined && right
}
