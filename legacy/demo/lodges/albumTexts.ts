import Type, { type Static } from 'typebox'
import { Exact, readTexts } from '../../content/texts'

const AlbumText = Exact({
  name: Type.String(),
  about: Type.Optional(Type.String()),
  /** Age in days. */
  days: Type.Number(),
  /** A demo login by name; if absent, any member who may make albums. */
  by: Type.Optional(Type.String()),
  /** Number of pictures that all may see. */
  size: Type.Integer({ minimum: 1 }),
  /** Number of pictures that wait for the leaders. */
  waiting: Type.Optional(Type.Integer()),
  /** With a video, where videos can be drawn. */
  video: Type.Optional(Type.Literal(true)),
  /** Pictures that the leaders did not want, by a demo login or any member. */
  rejected: Type.Optional(
    Type.Array(
      Exact({
        of: Type.Optional(Type.String()),
        count: Type.Integer({ minimum: 1 }),
        reason: Type.Optional(Type.String()),
        /** How many hours ago. */
        hours: Type.Number(),
      }),
    ),
  ),
})
export type AlbumText = Static<typeof AlbumText>

const texts = Type.Array(
  Exact({
    /** The name of the lodge. */
    lodge: Type.String(),
    albums: Type.Array(AlbumText, { minItems: 1 }),
  }),
)

/** The albums in the lodges of the main and the dark sites. */
export const albumTexts = {
  main: readTexts(new URL('./albums/main/', import.meta.url).href, texts),
  dark: readTexts(new URL('./albums/dark/', import.meta.url).href, texts),
}
