import { safeStorage } from '#lib/safeStorage'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Fields that have been typed in since they were shown. */
const typedIn = new Set<Element>()

/** Remembers which fields are typed in. Returns a stop function. */
export function followTyping(): () => void {
  const onInput = ({ target }: Event) => {
    if (target instanceof Element) typedIn.add(target)
  }
  document.addEventListener('input', onInput, true)
  return () => {
    document.removeEventListener('input', onInput, true)
    typedIn.clear()
  }
}

/** Whether a field has something that a page load would lose, for no draft has it. */
export function hasUnsavedText(): boolean {
  for (const field of typedIn) if (!field.isConnected) typedIn.delete(field)
  if (typedIn.size === 0) return false
  const stored = storedValues()
  return [...typedIn].some((field) =>
    textOf(field)
      .split('\n')
      .some((line) => {
        const text = line.trim()
        return text !== '' && !stored.some((value) => value.includes(text) || value.includes(escaped(text)))
      }),
  )
}

/** Whether a page load would lose what is half written, or end a video or a dialog that asks for something. */
export function isPageInUse(): boolean {
  return hasUnsavedText() || isSomethingPlaying() || isDialogAsking()
}

function textOf(field: Element): string {
  if ('value' in field) return (field as Field).value
  return field instanceof HTMLElement ? field.innerText : ''
}

/** As it stands inside JSON. */
const escaped = (text: string) => JSON.stringify(text).slice(1, -1)

function storedValues(): string[] {
  return [safeStorage(() => window.sessionStorage), safeStorage(() => window.localStorage)].flatMap((storage) =>
    storage.keys().map((key) => storage.get(key) ?? ''),
  )
}

/** Pictures that move without sound are decoration. */
function isSomethingPlaying(): boolean {
  return [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some(
    ({ paused, ended, muted, controls }) => !paused && !ended && (controls || !muted),
  )
}

/** The menu and lists are dialogs too, and their links lead away. */
function isDialogAsking(): boolean {
  return document.querySelector('[role=dialog] :is(input, textarea, select, [contenteditable=true])') !== null
}
