import { lazy, type ComponentType } from 'react'
import { loadTexts } from '#platform/i18n/i18n'
import type { Namespace } from '#platform/i18n/namespace'

/** A dialog whose code and texts are loaded when it is first opened. */
export function lazyDialog<P extends object>(texts: readonly Namespace[], load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    const [component] = await Promise.all([load(), loadTexts(texts)])
    return { default: component }
  })
}
