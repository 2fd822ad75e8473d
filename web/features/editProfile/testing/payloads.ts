/** The payload of a mutation that refuses because of a field. */
export const refusal = (payload: string, field: string | null, message: string) => ({
  [payload]: () => ({ viewer: null, userErrors: [{ code: 'NO', message, field: field?.split('.') ?? null }] }),
})

/** The payload of a mutation that has been carried out. */
export const done = (payload: string) => ({ [payload]: () => ({ userErrors: [] }) })
