import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { RefusalOptions } from '#platform/mutations/useAction'
import { useRepeatKey } from '#platform/mutations/useRepeatKey'
import { receiptPath, withReceipt } from './paths'
import type { PaymentMethod } from './PaymentForm'

/** How an order is paid, as every purchase takes it. */
interface Payment {
  readonly method: PaymentMethod
  readonly consent: boolean
  readonly key: string
  readonly returnPath?: string
}

/** What every purchase answers. */
interface Purchased {
  readonly order: { readonly legacyId: number } | null | undefined
  readonly checkoutUrl: string | null | undefined
}

/** Orders something; null when it failed or was refused, and then the member has been told. */
export type Buy = (payment: Payment, options: RefusalOptions) => Promise<Purchased | null>

interface PayOptions extends RefusalOptions {
  /** What is bought. Paying for the same once more, such as by a double click, gives the same order. */
  readonly subject: string
  readonly method: PaymentMethod
  /** Where the payer comes back to; without it to the receipt. */
  readonly returnPath?: string
}

/**
 * Orders something and leads to its payment page; what has none, such as a transfer, to its receipt. `busy` until the
 * page is left.
 */
export function usePay(buy: Buy) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const { keyOf } = useRepeatKey()

  useEffect(() => {
    // Back from the payment page, the browser may show this page as it was left.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  const pay = useCallback(
    async ({ subject, method, returnPath, ...options }: PayOptions): Promise<boolean> => {
      const key = keyOf([subject, method])
      setBusy(true)
      const bought = await buy({ method, consent: true, key, returnPath }, options)
      if (bought?.checkoutUrl) {
        window.location.assign(bought.checkoutUrl)
        return true
      }
      setBusy(false)
      if (!bought?.order) return false
      const { legacyId } = bought.order
      void navigate(returnPath === undefined ? receiptPath(legacyId) : withReceipt(returnPath, legacyId))
      return true
    },
    [buy, keyOf, navigate],
  )
  return [pay, busy] as const
}
