export const namingRules: readonly { readonly selector: string; readonly message: string }[]
