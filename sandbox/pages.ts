import type { Charge, Session } from './store'
import { testCards } from './testCards'
import { filled, isPageError, textsIn, type PageError, type PageTexts } from './texts'

/** What every page of a session shows. */
interface Shown {
  readonly session: Session
  readonly charge: Charge
  readonly error?: PageError
}

const style = `
:root{color-scheme:light dark;--page:#f5f6f8;--card:#fff;--text:#17202c;--quiet:#566272;--line:#d4dae2;--accent:#1c5d99;--on:#fff;--bad:#a8231c;--note:#fff4d6;--ink:#5b4300}
@media(prefers-color-scheme:dark){:root{--page:#12161c;--card:#1b222b;--text:#eef2f6;--quiet:#a4b0be;--line:#364150;--accent:#7fb9ee;--on:#0d1520;--bad:#ff9d94;--note:#3a3114;--ink:#ffe6a3}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{max-width:440px;margin:0 auto;padding:32px 16px 64px}
.card{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:24px;margin-top:16px}
h1{font-size:20px;line-height:1.3;margin:0 0 4px}
h2{font-size:16px;margin:0 0 8px}
p{margin:0 0 16px}
.amount{font-size:32px;line-height:1.2;font-weight:650;margin:0;font-variant-numeric:tabular-nums}
.quiet{color:var(--quiet);margin:0}
.note{background:var(--note);color:var(--ink);border-radius:10px;padding:12px 16px;margin:0}
.error{color:var(--bad);font-weight:600;margin:0 0 16px}
label{display:block;font-weight:600;margin:0 0 16px}
input{display:block;width:100%;margin-top:4px;padding:12px;font:inherit;font-weight:400;color:inherit;background:transparent;border:1px solid var(--quiet);border-radius:10px;font-variant-numeric:tabular-nums}
.row{display:grid;align-items:end;grid-template-columns:1fr 1fr;gap:16px}
button,.back{display:block;width:100%;min-height:48px;padding:12px;font:inherit;font-weight:600;border-radius:10px;border:1px solid var(--accent);background:transparent;color:var(--accent);cursor:pointer;text-align:center;text-decoration:none;margin-top:12px}
button.main{background:var(--accent);color:var(--on)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
ul{list-style:none;margin:0;padding:0}
li{padding:8px 0;border-top:1px solid var(--line)}
code{font-size:15px}`

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
  return `<!doctype html>
<html lang="${escape(session.locale.replace('_', '-'))}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escape(textsIn(session.locale).title)}</title><style>${style}</style></head><body><main>${content}</main></body></html>`
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

function escape(text: string): string {
  const names: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (character) => names[character] ?? character)
}
