import { createHash } from 'node:crypto'

/**
 * Hides a page of a dark site that Back has led to in a tab that was left quickly, before anything of it is painted. The
 * client, whose mark it reads, then leaves it again.
 */
const script =
  "try{if(sessionStorage.left&&performance.getEntriesByType('navigation')[0].type==='back_forward')" +
  'document.documentElement.hidden=true}catch{}'

export const leftTab = {
  element: `<script>${script}</script>`,
  /** What the policy for scripts allows it by. */
  source: `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
}
