import { lazy, type ComponentType } from 'react'
import { loadTexts } from '#platform/i18n/i18n'
import type { Namespace } from '#platform/i18n/namespace'
import { BrowserScreen } from '#platform/page/leftToBrowser'

/**
 * A dialog, or another part, whose code and texts are loaded when it is first shown: in the browser alone, because on the
 * server its texts would be loaded for the first page and none after it.
 */
export function lazyDialog<P extends object>(texts: readonly Namespace[], load: () => Promise<ComponentType<P>>) {
  return lazy<ComponentType<P>>(async () => {
    if (typeof window === 'undefined') return { default: BrowserScreen }
    const [component] = await Promise.all([load(), loadTexts(texts)])
    return { default: component }
  })
}
