import type { Page } from './handler'

export interface IdList {
  offset(skip: number): IdList
  limit(take: number): IdList
  execute(): Promise<readonly { readonly id: number }[]>
}

export async function idsOf(list: IdList, { skip, take }: Page): Promise<number[]> {
  if (take === 0) return []
  const rows = await list.offset(skip).limit(take).execute()
  return rows.map(({ id }) => id)
}
