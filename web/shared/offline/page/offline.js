// Of the page that stands in for one that cannot be loaded: it loads that one as soon as the server answers.
const CHECK_EVERY = 5_000

const reload = () => location.reload()

async function loadOnceReached() {
  if (document.visibilityState === 'hidden') return
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null)
  if (answer) reload()
}

document.getElementById('retry').addEventListener('click', reload)
addEventListener('online', () => void loadOnceReached())
document.addEventListener('visibilitychange', () => void loadOnceReached())
setInterval(() => void loadOnceReached(), CHECK_EVERY)

/** Sections that this tab has shown, as `lastSections.ts` stores them. */
function lastSections() {
  try {
    const stored = JSON.parse(sessionStorage.getItem('last-sections') ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

const last = document.getElementById('last')
for (const section of last ? lastSections() : []) {
  const item = last.querySelector(`[data-section="${CSS.escape(String(section))}"]`)
  if (!item) continue
  item.hidden = false
  item.parentElement.append(item)
  last.hidden = false
}
