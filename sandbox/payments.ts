import { randomBytes } from 'node:crypto'
import type { Charge, Method, PendingMethod, Session, Store } from './store'
import { outcomes, type OutcomeName } from './testCards'
import type { Webhooks } from './webhooks'

/** What the API and the payment page work with. */
export interface Sandbox {
  readonly store: Store
  readonly webhooks: Webhooks
  readonly now: () => Date
  /** Where browsers reach the payment page. */
  readonly origin: string
  readonly key: string
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

/** Carries out a payment of an order. One of them succeeds at most; later ones leave the order as it is. */
export function attempt(
  { store, webhooks }: Sandbox,
  charge: Charge,
  outcomeName: OutcomeName,
  { type, key }: { readonly type: string; readonly key?: string },
): Charge {
  if (charge.state === 'settled') return charge
  if (key !== undefined && charge.keys.includes(key)) return charge
  const { error, state: errorState }: { error?: string; state?: string } = outcomes[outcomeName]
  const attempted = store.save('charge', charge.handle, {
    ...charge,
    state: error === undefined ? 'settled' : 'failed',
    transaction: newId('tr'),
    error,
    errorState,
    sourceType: type,
    keys: key === undefined ? charge.keys : [...charge.keys, key],
  })
  webhooks.send(error === undefined ? 'invoice_settled' : 'invoice_failed', charge.handle)
  return attempted
}

/** Ends the payment that a session is in, and stores its method for renewals if it succeeded. */
export function finish(sandbox: Sandbox, session: Session, outcome: OutcomeName, method: PendingMethod): Charge {
  const { store } = sandbox
  store.save('session', session.id, { ...session, pending: null, outcome: null, method: null })
  const charge = store.find('charge', session.handle)
  if (!charge) throw new Error('A session has no order')
  if (charge.state === 'settled') return charge
  const done = attempt(sandbox, charge, outcome, { type: method.type })
  if (done.state === 'settled' && session.recurring) keepMethod(sandbox, session, charge.customer, method)
  return done
}

function keepMethod({ store, now }: Sandbox, session: Session, customer: string, method: PendingMethod): Method {
  const id = newId(method.type === 'card' ? 'ca' : 'ms')
  return store.save('method', id, {
    ...method,
    id,
    customer,
    reference: session.methodReference,
    created: now().toISOString(),
  })
}
