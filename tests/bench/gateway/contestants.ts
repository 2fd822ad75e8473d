import { gatewayMemory, type GatewayMemory } from '../../../scripts/support/gatewayMemory'
import type { Form } from './queries'

export interface Contestant {
  readonly name: string
  readonly title: string
  /** TypeScript entry, relative to the repository. */
  readonly entry: string
  /** How the product starts a process; the others start with Node's own limits. */
  readonly memory?: GatewayMemory
  readonly form: Form
  /** Learns an operation only from a client's first request with its text. */
  readonly learns?: boolean
  /** Needs packages that are installed for the benchmark only. */
  readonly peer: boolean
}

/** The baseline of all comparisons. */
export const base = 'ours'
/** The baseline a second time: shows the noise between two equal servers. */
const baseAgain = 'oursAgain'
/** Needs a composed schema. */
export const hive = 'hive'

const folder = 'tests/bench/gateway'

/** As the product is started; also for peers that show what another server would do in its place. */
const memory = gatewayMemory({})
const gateway = { entry: 'gateway/main/main.ts', memory, form: 'id', peer: false } as const

export const contestants: readonly Contestant[] = [
  { ...gateway, name: base, title: 'This gateway' },
  { ...gateway, name: baseAgain, title: 'This gateway, a second process' },
  {
    name: 'mercuriusOurs',
    title: 'Mercurius with JIT, our client and resolvers',
    entry: `${folder}/peers/mercuriusOurs.ts`,
    memory,
    form: 'flag',
    peer: true,
  },
  {
    name: 'mercuriusServed',
    title: 'Mercurius as before, served as ours: log, headers, compression',
    entry: `${folder}/peers/mercuriusServed.ts`,
    memory,
    form: 'flag',
    peer: true,
  },
  {
    name: 'mercurius',
    title: 'Mercurius with JIT, as documented',
    entry: `${folder}/peers/mercurius.ts`,
    form: 'flag',
    peer: true,
  },
  { name: 'yoga', title: 'Yoga on Fastify', entry: `${folder}/servers/yoga.ts`, form: 'apq', peer: false },
  {
    name: 'apollo',
    title: 'Apollo Server with REST data source',
    entry: `${folder}/peers/apollo.ts`,
    form: 'apq',
    learns: true,
    peer: true,
  },
  {
    name: hive,
    title: 'Hive Gateway over our OpenAPI document',
    entry: `${folder}/peers/hive.ts`,
    form: 'shapes',
    peer: true,
  },
  {
    name: 'undiciProxy',
    title: 'Bare proxy of the calls, undici',
    entry: `${folder}/servers/undiciProxy.ts`,
    form: 'calls',
    peer: false,
  },
  {
    name: 'fastifyProxy',
    title: 'Proxy of the calls, @fastify/http-proxy',
    entry: `${folder}/servers/fastifyProxy.ts`,
    form: 'calls',
    peer: false,
  },
]
