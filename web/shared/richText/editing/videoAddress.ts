import { externalVideoOf } from '../externalVideos'

const YOUTUBE =
  /^(?:https?:\/\/)?(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#\s]*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/)([\w-]{11})(?![\w-])\S*$/i
const VIMEO = /^(?:https?:\/\/)?(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/\w+\/)?(\d{5,12})(?!\d)\S*$/i

/** Returns the name of the video at an address as used in texts, `youtube:…` or `vimeo:…`; null if it is none. */
export function videoNameOf(address: string): string | null {
  const written = address.trim()
  const youtube = YOUTUBE.exec(written)?.[1]
  const vimeo = VIMEO.exec(written)?.[1]
  const name = youtube ? `youtube:${youtube}` : `vimeo:${vimeo}`
  return externalVideoOf(name) && name
}
