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

interface HtmlPage {
  readonly language: string
  readonly title: string
  readonly content: string
}

/** A whole page of the sandbox. */
export function htmlPage({ language, title, content }: HtmlPage): string {
  return `<!doctype html>
<html lang="${escape(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escape(title)}</title><style>${style}</style></head><body><main>${content}</main></body></html>`
}

export function escape(text: string): string {
  const names: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (character) => names[character] ?? character)
}
