import { Button, Checkbox, Radio } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserError } from '#platform/mutations/refusal'
import { useSite } from '#platform/session/useSession'
import { Banner } from '#ui/states/Banner'
import { TextLink } from '#ui/links/TextLink'
import type { BuyMembershipInput } from './__generated__/useBuyMembershipMutation.graphql'
import classes from './PaymentForm.module.css'
import { formatPrice, type Price } from './price'
import { usePay, type Buy } from './usePay'

export type PaymentMethod = BuyMembershipInput['payment']['method']

/** Something that can be paid. */
interface Payable {
  readonly name: string
  readonly price: Price
  /** In the price. */
  readonly vat: Price
  readonly paymentMethods: readonly PaymentMethod[]
}

interface PaymentFormProps {
  payable: Payable
  /** What is bought, word by word: another subject is another order. */
  subject: string
  /** What the payer accepts with the terms, in one sentence. */
  consent: string
  /** What renews later, and at which price; a transfer renews nothing. */
  renewal?: string
  /** What is paid beyond the price, such as that nothing renews. */
  note?: string
  /** Where the payer comes back to; without it to the receipt. */
  returnPath?: string
  /** Looks at what is bought before it is ordered. Answers whether it may be. */
  check?: () => boolean
  /** Refused fields that the form beside has. Answers what is left to show here. */
  placeErrors?: (errors: readonly UserError[]) => readonly UserError[]
  buy: Buy
  /** Called once the payment page or the receipt opens. */
  onLeave?: () => void
}

/** Everything that one has to know before paying, the way to pay, and the step to the payment page. */
export function PaymentForm(props: PaymentFormProps) {
  const { payable, subject, consent, renewal, note, returnPath, check, placeErrors, buy, onLeave } = props
  const { t } = useTranslation('payments')
  const { paymentMethods, price } = payable
  const [chosen, setMethod] = useState<PaymentMethod | null>(null)
  const [agrees, setAgrees] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [pay, busy] = usePay(buy)
  const method = paymentMethods.find((each) => each === chosen) ?? paymentMethods[0]
  if (!method) return <NoPayment />
  const byTransfer = method === 'BANK_TRANSFER'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    const isChecked = check?.() ?? true
    setAsked(!agrees)
    if (!isChecked || !agrees || busy) return
    const onRefused = (errors: readonly UserError[]) =>
      setProblem((placeErrors ? placeErrors(errors) : errors)[0]?.message ?? null)
    if (await pay({ subject, method, returnPath, onRefused })) onLeave?.()
  }

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      {paymentMethods.length > 1 && (
        <Radio.Group label={t('method.label')} value={method} onChange={setMethod}>
          <div className={classes.methods}>
            {paymentMethods.map((each) => (
              <Radio key={each} value={each} label={t(`method.${each}`)} />
            ))}
          </div>
        </Radio.Group>
      )}
      <Summary payable={payable}>
        {byTransfer && <p>{t('summary.transfer')}</p>}
        {renewal && <p>{byTransfer ? t('summary.noRenewal') : renewal}</p>}
        {note && <p>{note}</p>}
      </Summary>
      <Checkbox
        label={
          <>
            {t('consent.terms')} {consent}
          </>
        }
        checked={agrees}
        error={isAsked && !agrees && t('consent.missing')}
        onChange={(event) => setAgrees(event.currentTarget.checked)}
      />
      <TextLink href="/Support/TradeTerms" target="_blank" tone="quiet" standalone>
        {t('consent.read')}
      </TextLink>
      {problem && <Banner tone="danger">{problem}</Banner>}
      <Button type="submit" size="lg" loading={busy} className={classes.pay}>
        {byTransfer ? t('order', { price: formatPrice(price) }) : t('pay', { price: formatPrice(price) })}
      </Button>
      <p className={classes.safe}>
        <IconLock size={16} stroke={1.75} aria-hidden />
        {byTransfer ? t('safe.transfer') : t('safe.page')}
      </p>
    </form>
  )
}

function Summary({ payable, children }: { payable: Payable; children: ReactNode }) {
  const { t } = useTranslation('payments')
  const labelId = useId()
  const { name, price, vat } = payable
  return (
    <div className={classes.summary} role="group" aria-labelledby={labelId}>
      <p className={classes.line}>
        <span id={labelId}>{name}</span>
        <strong className={classes.price}>{formatPrice(price)}</strong>
      </p>
      <p>{t('summary.vat', { vat: formatPrice(vat) })}</p>
      {children}
    </div>
  )
}

/** Shown where nothing can be paid: how to reach the support. */
export function NoPayment() {
  const { t } = useTranslation('payments')
  const { supportPhone, supportEmail } = useSite()
  return <Banner>{t('unavailable', { phone: supportPhone, email: supportEmail })}</Banner>
}
