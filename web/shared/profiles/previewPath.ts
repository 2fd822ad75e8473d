import { profilePath } from './profilePath'

/** Query parameter with which a member looks at their own profile as others see it. */
export const PREVIEW = 'preview'

export function previewPath(legacyId: number): string {
  return `${profilePath(legacyId)}?${PREVIEW}`
}
