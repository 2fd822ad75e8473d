/**
 * @typedef {Record<string, Record<string, string[]>>} FieldCalls
 * @typedef {{ name: string, description?: string | null }} Field
 * @typedef {{ name: string, fields?: Field[] | null }} Type
 */

/**
 * Adds to the description of each field the REST calls that it makes.
 * @param {any} answer The answer to an introspection.
 * @param {FieldCalls} fieldCalls
 */
export function withCalls(answer, fieldCalls) {
  /** @type {Type[]} */
  const types = answer.data?.__schema?.types ?? []
  for (const { name, fields } of types) {
    for (const field of fields ?? []) {
      const calls = fieldCalls[name]?.[field.name]
      if (!calls) continue
      const named = calls.map((call) => `\`${call}\``).join(', ')
      field.description = [field.description, `REST: ${named}`].filter(Boolean).join('\n\n')
    }
  }
  return answer
}
