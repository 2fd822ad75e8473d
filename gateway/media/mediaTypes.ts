import { type MediaKind, videoKinds } from '../../legacy/contract/enums'

/** Which type of the graph a medium is. */
export function mediaTypeOf({ kind }: { readonly kind: MediaKind }): 'Picture' | 'Video' {
  return videoKinds.includes(kind) ? 'Video' : 'Picture'
}
