import { formatCurrency } from '#lib/format/currency'

/** An amount of money as the graph has it. */
export interface Price {
  readonly amount: number
  readonly currency: string
}

/** The amount in the format of its currency. */
export const formatPrice = ({ amount, currency }: Price): string => formatCurrency(amount, currency)
