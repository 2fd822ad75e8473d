import { inlineScript } from './inlineScript'

/**
 * Hides a page of a dark site that Back has led to in a tab that was left quickly, before anything of it is painted. The
 * client, whose mark it reads, then leaves it again.
 */
export const leftTab = inlineScript(
  "try{if(sessionStorage.left&&performance.getEntriesByType('navigation')[0].type==='back_forward')" +
    'document.documentElement.hidden=true}catch{}',
)
