import { type MediaKind, videoKinds } from '../../legacy/contract/enums'

export function mediaTypeOf({ kind }: { readonly kind: MediaKind }): 'Picture' | 'Video' {
  return videoKinds.includes(kind) ? 'Video' : 'Picture'
}
