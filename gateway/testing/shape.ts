/** The part of JSON Schema that the contract's answers use. */
export interface Shape {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly format?: string
  readonly pattern?: string
}

/** Whether texts of the shape are local times, `2026-11-21T19:30`. */
export function isLocalTime({ pattern = '' }: Shape): boolean {
  return pattern.startsWith(String.raw`^\d{4}-\d{2}-\d{2}T`)
}
