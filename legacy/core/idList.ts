import type { Page } from './handler'

/** A query for the ids of something in their order. */
export interface IdList {
  offset(skip: number): IdList
  limit(take: number): IdList
  execute(): Promise<readonly { readonly id: number }[]>
}

/** The ids of a page of a list. */
export async function idsOf(list: IdList, { skip, take }: Page): Promise<number[]> {
  if (take === 0) return []
  const rows = await list.offset(skip).limit(take).execute()
  return rows.map(({ id }) => id)
}
