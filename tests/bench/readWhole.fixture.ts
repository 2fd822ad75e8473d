import { explained, type HeardDatabase } from './statements'

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: Plan[]
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

/** The tables that a call scans sequentially. */
export async function readWhole(heard: HeardDatabase, run: () => Promise<unknown>): Promise<(string | undefined)[]> {
  const scans = (await planOf(heard, run)).filter((node) => node['Node Type'] === 'Seq Scan')
  return scans.map((node) => node['Relation Name'])
}

export async function indexesUsed(heard: HeardDatabase, run: () => Promise<unknown>): Promise<(string | undefined)[]> {
  return (await planOf(heard, run)).map((node) => node['Index Name'])
}

async function planOf({ db, statementsOf }: HeardDatabase, run: () => Promise<unknown>): Promise<Plan[]> {
  const plan: Plan[] = []
  for (const statement of await statementsOf(run)) {
    const query = explained<{ 'QUERY PLAN': [{ Plan: Plan }] }>(statement, 'FORMAT JSON')
    const [row] = (await db.executeQuery(query)).rows
    if (row) plan.push(...nodes(row['QUERY PLAN'][0].Plan))
  }
  return plan
}
