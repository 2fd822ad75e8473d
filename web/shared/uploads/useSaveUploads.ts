import { useState } from 'react'
import type { UserError } from '#platform/mutations/refusal'
import type { MediaPlace } from './__generated__/useSaveMediaMutation.graphql'
import type { Upload, UploadQueue } from './uploadQueue'
import { useSaveMedia } from './useSaveMedia'

interface Destination {
  readonly queue: UploadQueue
  readonly place: MediaPlace
  readonly albumId?: string
}

/** Saves uploads one after the other, to keep their order. Refused ones stay in the queue with their errors. */
export function useSaveUploads({ queue, place, albumId }: Destination) {
  const [saving, setSaving] = useState(false)
  const [saveMedia] = useSaveMedia()
  const saveOne = async ({ id, medium }: Upload): Promise<'saved' | 'refused' | 'failed'> => {
    if (!medium) return 'refused'
    let refused = false
    const onRefused = ([refusal]: readonly UserError[]) => {
      refused = true
      if (refusal) queue.refuse(id, refusal.message)
    }
    const input = { mediaId: medium.id, place, albumId, consent: true }
    const answer = await saveMedia({ input }, { invalidates: 'everything', onRefused })
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
