import { escape, htmlPage } from './html'
import type { Charge, Session } from './store'
import { testCards } from './testCards'
import { filled, isPageError, textsIn, type PageError, type PageTexts } from './texts'

/** What every page of a session shows. */
interface Shown {
  readonly session: Session
  readonly charge: Charge
  readonly error?: PageError
}

export function cardPage({ session, charge, error }: Shown): string {
  const texts = textsIn(session.locale)
  const cards = testCards.map(({ number, outcome, threeDSecure, renewal }) => {
    const names: Record<string, string> = texts.cards
    const first = threeDSecure ? texts.cards.threeDSecure : (names[outcome] ?? outcome)
    const end = renewal ? filled(texts.cards.renewal, { outcome: names[renewal] ?? renewal }) : first
    return `<li><code>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</code><br><span class="quiet">${escape(end)}</span></li>`
  })
  return page(
    { session, charge, error },
    `<form class="card" method="post" action="/pay/${session.id}/card" autocomplete="off">${errorLine(texts, error)}
<label>${escape(texts.cardNumber)}<input name="number" inputmode="numeric" autocomplete="cc-number" maxlength="24" required></label>
<div class="row"><label>${escape(texts.expiry)}<input name="expiry" autocomplete="cc-exp" maxlength="5" placeholder="08/30" required></label>
<label>${escape(texts.cvc)}<input name="cvc" inputmode="numeric" autocomplete="cc-csc" maxlength="4" required></label></div>
<button class="main">${escape(filled(texts.pay, { amount: amountOf(session, charge) }))}</button>
${backLink(session, texts.cancel)}</form>
<section class="card"><h2>${escape(texts.testCards)}</h2><ul>${cards.join('')}</ul></section>`,
  )
}

export function walletPage({ session, charge, error }: Shown): string {
  const texts = textsIn(session.locale)
  return page(
    { session, charge, error },
    `<form class="card" method="post" action="/pay/${session.id}/wallet">${errorLine(texts, error)}
<label>${escape(texts.phone)}<input name="phone" type="tel" autocomplete="tel" maxlength="20" required></label>
<button class="main">${escape(texts.wallet)}</button>${backLink(session, texts.cancel)}</form>`,
  )
}

/** Where the bank or the app asks; both exist here only. */
export function confirmPage({ session, charge }: Shown): string {
  const texts = textsIn(session.locale)
  const wallet = session.pending === 'wallet'
  const amount = amountOf(session, charge)
  const choice = (decision: string, label: string, main = false) =>
    `<button name="decision" value="${decision}"${main ? ' class="main"' : ''}>${escape(label)}</button>`
  return page(
    { session, charge },
    `<form class="card" method="post" action="/pay/${session.id}/confirm">
<h2>${escape(wallet ? texts.appTitle : texts.secureTitle)}</h2>
<p>${escape(filled(wallet ? texts.appText : texts.secureText, { amount }))}</p>
${choice('approve', wallet ? texts.approveInApp : texts.confirm, true)}
${choice('refuse', wallet ? texts.refuseInApp : texts.refuse)}
${wallet ? choice('timeOut', texts.timeOut) : ''}</form>`,
  )
}

export function endedPage(session: Session): string {
  const texts = textsIn(session.locale)
  return document(session, `<div class="card"><p>${escape(texts.ended)}</p>${backLink(session, texts.back)}</div>`)
}

/** The text of a declined payment, if the outcome has one. */
export function errorOf({ error }: Charge): PageError | undefined {
  return isPageError(error) ? error : undefined
}

function page({ session, charge }: Shown, content: string): string {
  const texts = textsIn(session.locale)
  return document(
    session,
    `<p class="note">${escape(texts.notice)}</p>
<header class="card"><h1>${escape(session.text)}</h1><p class="quiet">${escape(texts.amount)}</p>
<p class="amount">${escape(amountOf(session, charge))}</p></header>${content}`,
  )
}

function document(session: Session, content: string): string {
  return htmlPage({ language: session.locale.replace('_', '-'), title: textsIn(session.locale).title, content })
}

function errorLine(texts: PageTexts, error: PageError | undefined): string {
  return error ? `<p class="error" role="alert">${escape(texts.errors[error])}</p>` : ''
}

function backLink(session: Session, label: string): string {
  return `<a class="back" href="${escape(session.cancelUrl)}">${escape(label)}</a>`
}

function amountOf({ locale }: Session, { amount, currency }: Charge): string {
  const format = new Intl.NumberFormat(locale.replace('_', '-'), { style: 'currency', currency })
  return format.format(amount / 100)
}
