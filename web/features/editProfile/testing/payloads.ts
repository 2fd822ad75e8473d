export const refusal = (payload: string, field: string | null, message: string) => ({
  [payload]: () => ({ viewer: null, userErrors: [{ code: 'NO', message, field: field?.split('.') ?? null }] }),
})

export const done = (payload: string) => ({ [payload]: () => ({ userErrors: [] }) })
