import Type, { type Static } from 'typebox'
import { DateTime, Id, nullable } from '../call'
import { MediaSummary, ProfileSummary } from '../shapes'

/** An album of a lodge. */
export const LodgeAlbum = Type.Object({
  id: Id,
  lodgeId: Id,
  creator: nullable(ProfileSummary, { description: 'Null when that profile is erased or not for the viewer' }),
  name: Type.String(),
  description: nullable(Type.String()),
  mediaCount: Type.Integer({ minimum: 0, description: 'Media that the viewer may see, 1,000 at most' }),
  cover: nullable(MediaSummary, { description: 'The chosen one, else the newest that the viewer may see' }),
  createdAt: DateTime,
  open: Type.Boolean({ description: 'The viewer may add media' }),
  editable: Type.Boolean({
    description: "The viewer's own, in a lodge that they are in, or they look after its media",
  }),
  deletable: Type.Boolean({
    description: "The viewer's own without media of others, in a lodge that they are in, or they look after its media",
  }),
})
export type LodgeAlbum = Static<typeof LodgeAlbum>

/** What the leaders of a lodge decided on media of the viewer that waited in an album. */
export const LodgeMediaDecision = Type.Object({
  id: Id,
  lodgeId: Id,
  albumId: nullable(Id, { description: 'Null when the album is gone' }),
  accepted: Type.Boolean({ description: 'Otherwise they were rejected, and are gone' }),
  mediaCount: Type.Integer({ minimum: 1, description: 'The number of media' }),
  reason: nullable(Type.String(), { description: 'Why they were rejected; null if nothing was said' }),
  decidedAt: DateTime,
})
export type LodgeMediaDecision = Static<typeof LodgeMediaDecision>
