const handlers = [
  'onload onerror onclick ondblclick onmouseover onmouseenter onmousemove onmousedown onfocus onfocusin onblur onkeydown',
  'onpointerover onpointerrawupdate ontouchstart onanimationstart onanimationend ontransitionend onscroll onscrollend',
  'onwheel ontoggle onbeforetoggle onplay oncanplay onbegin onend onrepeat onmessage onhashchange onpageshow',
  'onbeforeinput oninput onchange onsubmit onreset oninvalid onsearch onselect oncopy oncut onpaste ondrag ondrop',
  'onauxclick oncontextmenu oncuechange onformdata onslotchange onsecuritypolicyviolation onwebkitanimationend',
  'oncontentvisibilityautostatechange onbeforematch onfullscreenchange',
].flatMap((line) => line.split(' '))

const hosts = ['p', 'a', 'img', 'svg', 'body', 'details', 'video', 'input', 'custom-element', 'blockquote']

/** Attributes that run their value, on elements of every kind. */
export const handlerTexts: readonly string[] = handlers.map((handler, index) => {
  const host = hosts[index % hosts.length] ?? 'p'
  return `<${host} src=x href="https://example.com/" ${handler}="hit=1" autofocus>x</${host}>`
})
