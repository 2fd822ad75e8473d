import { useEffect, useState, type ChangeEvent } from 'react'
import { useDraft, useForgetDraft } from '#platform/forms/useDraft'
import type { UserError } from '#platform/mutations/refusal'
import type { PurchasableItem } from './__generated__/OrderNotice_order.graphql'

/** What a text is paid as, and the draft that keeps it. */
const DRAFTS = { QUICK_SCOR_AD: 'quickScorAd', BIRTHDAY_WISHES: 'birthdayWishes' } as const

type PaidText = keyof typeof DRAFTS

const isPaidText = (item: PurchasableItem): item is PaidText => item in DRAFTS

/** How long after its payment an order's text is still in the draft. */
const JUST_PAID_MS = 60 * 60_000

/** Takes the draft away of a text that has just been paid; one that was declined can be ordered anew. */
export function useForgetPaidText(item: PurchasableItem, paidAt: string | null | undefined): void {
  const forgetDraft = useForgetDraft()
  useEffect(() => {
    if (!isPaidText(item) || !paidAt) return
    if (Date.now() - new Date(paidAt).getTime() < JUST_PAID_MS) forgetDraft(DRAFTS[item])
  }, [item, paidAt, forgetDraft])
}

/** A text that is paid for: kept until it is paid, and looked at before it is ordered. */
export function usePaidText(item: PaidText, emptyMessage: string) {
  const [written, setWritten] = useDraft(DRAFTS[item])
  const [problem, setProblem] = useState<string | null>(null)
  const text = written.trim()
  return {
    text,
    /** Of the text area. */
    field: {
      value: written,
      error: problem,
      onChange: (event: ChangeEvent<HTMLTextAreaElement>) => {
        setWritten(event.currentTarget.value)
        setProblem(null)
      },
    },
    /** Answers whether there is a text. */
    check: () => {
      setProblem(text === '' ? emptyMessage : null)
      return text !== ''
    },
    /** Shows at the text what was refused about it. Answers the rest. */
    placeErrors: (errors: readonly UserError[]): readonly UserError[] => {
      setProblem(errors.find(({ field }) => field === 'text')?.message ?? null)
      return errors.filter(({ field }) => field !== 'text')
    },
  }
}
