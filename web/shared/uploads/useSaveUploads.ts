import { useState } from 'react'
import type { UserError } from '#platform/mutations/refusal'
import type { MediaPlace } from './__generated__/useSaveMediaMutation.graphql'
import type { Upload, UploadQueue } from './uploadQueue'
import { useSaveEventMedia } from './useSaveEventMedia'
import { useSaveMedia } from './useSaveMedia'

/** Where uploads are saved: a place of the member's media, or the album of an event. */
export type UploadTarget =
  | {
      readonly place: MediaPlace
      /** The global id of the album, with a place that has albums. */
      readonly albumId?: string
    }
  | {
      /** The global id of the event. */
      readonly eventId: string
    }

/** Saves uploads one after the other, to keep their order. Refused ones stay in the queue with their errors. */
export function useSaveUploads(queue: UploadQueue, target: UploadTarget) {
  const [saving, setSaving] = useState(false)
  const [saveMedia] = useSaveMedia()
  const [saveEventMedia] = useSaveEventMedia()
  const saveOne = async ({ id, medium }: Upload): Promise<'saved' | 'refused' | 'failed'> => {
    if (!medium) return 'refused'
    let refused = false
    const onRefused = ([refusal]: readonly UserError[]) => {
      refused = true
      if (refusal) queue.refuse(id, refusal.message)
    }
    const confirmed = { mediaId: medium.id, consent: true }
    const options = { invalidates: 'everything', onRefused } as const
    const answer =
      'eventId' in target
        ? await saveEventMedia({ input: { ...confirmed, eventId: target.eventId } }, options)
        : await saveMedia({ input: { ...confirmed, place: target.place, albumId: target.albumId } }, options)
    if (!answer) return refused ? 'refused' : 'failed'
    queue.remove(id)
    return 'saved'
  }
  /** Resolves to the number of saved uploads. Requires the member's consent. */
  const save = async (uploads: readonly Upload[]): Promise<number> => {
    let saved = 0
    setSaving(true)
    for (const upload of uploads) {
      const outcome = await saveOne(upload)
      if (outcome === 'saved') saved += 1
      // The error is shown already; the remaining uploads would repeat it.
      if (outcome === 'failed') break
    }
    setSaving(false)
    return saved
  }
  return { save, saving }
}
