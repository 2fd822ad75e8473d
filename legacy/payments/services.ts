import type { Deps } from '../core/handler'
import type { PaymentServiceName } from '../shared/money/purchases'
import { bankTransfer } from './bankTransfer'
import { billwerk } from './billwerk'
import type { PaymentService } from './paymentService'

const services: Readonly<
  Record<PaymentServiceName, (deps: Pick<Deps, 'db' | 'clock' | 'settings'>) => PaymentService>
> = {
  billwerk: ({ settings }) => billwerk(settings),
  bankTransfer,
}

/** The payment service that an order names. */
export function paymentService(deps: Pick<Deps, 'db' | 'clock' | 'settings'>, name: string): PaymentService {
  if (name === 'billwerk' || name === 'bankTransfer') return services[name](deps)
  throw new Error(`There is no payment service ${name}`)
}
