import { useState } from 'react'
import { changesLists } from '#shared/media/changesLists'
import type { UserError } from '#platform/mutations/refusal'
import type { MediaPlace } from './__generated__/useSaveMediaMutation.graphql'
import type { Upload, UploadQueue } from './uploadQueue'
import { useSaveMedia } from './useSaveMedia'

interface Destination {
  readonly queue: UploadQueue
  readonly place: MediaPlace
  readonly albumId?: string
}

/** Puts uploaded files to their use, one after the other so that they keep their order. What is refused stays, with why. */
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
    const answer = await saveMedia({ input }, { ...changesLists, onRefused })
    if (!answer) return refused ? 'refused' : 'failed'
    queue.remove(id)
    return 'saved'
  }
  /** Answers how many were saved. The caller has the member's consent. */
  const save = async (uploads: readonly Upload[]): Promise<number> => {
    let saved = 0
    setSaving(true)
    for (const upload of uploads) {
      const outcome = await saveOne(upload)
      if (outcome === 'saved') saved += 1
      // The member has been told; the others would only say so again.
      if (outcome === 'failed') break
    }
    setSaving(false)
    return saved
  }
  return { save, saving }
}
