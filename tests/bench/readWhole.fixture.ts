import { explained, type HeardDatabase } from './statements'

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

/** The tables that the statements of a call read from end to end. */
export async function readWhole(
  { db, statementsOf }: HeardDatabase,
  run: () => Promise<unknown>,
): Promise<(string | undefined)[]> {
  const whole: (string | undefined)[] = []
  for (const statement of await statementsOf(run)) {
    const query = explained<{ 'QUERY PLAN': [{ Plan: Plan }] }>(statement, 'FORMAT JSON')
    const [row] = (await db.executeQuery(query)).rows
    const scans = row ? nodes(row['QUERY PLAN'][0].Plan).filter((node) => node['Node Type'] === 'Seq Scan') : []
    whole.push(...scans.map((node) => node['Relation Name']))
  }
  return whole
}
