import Type, { type Static } from 'typebox'
import { byLocale } from '../../content/locale'
import { Exact, readTexts } from '../../content/texts'

const AlbumText = Exact({ name: Type.String(), description: Type.Union([Type.String(), Type.Null()]) })
export type AlbumText = Static<typeof AlbumText>

const Texts = Type.Array(Type.String())

export const societyTexts = readTexts(
  import.meta.url,
  Exact({
    publicAlbums: Type.Array(AlbumText),
    protectedAlbums: Type.Array(AlbumText),
    /** For members of the dark site only. */
    redAlbums: Type.Array(AlbumText),
    pictureTitles: Texts,
    notes: Texts,
    guestbook: Texts,
    /** Names of saved searches. */
    searches: Exact({ nearby: Type.String(), newFaces: Type.String(), online: Type.String() }),
    /** Private tags that a member might put on others. */
    tags: Texts,
    /** In the same order in every language. */
    kinks: Texts,
    /** What each of them means, in the same order. */
    kinkWords: Texts,
    /** Kinks that members of several countries added themselves, in the same order in every language. */
    coinedKinks: Texts,
    quickAds: Texts,
  }),
  ({ kinks, coinedKinks }) => kinks.length + coinedKinks.length,
)

/** The name of each kink by language. */
export const kinkNames = societyTexts['en-GB'].kinks.map((_, index) =>
  byLocale((locale) => societyTexts[locale].kinks[index] ?? ''),
)

/** What each kink means, by language. */
export const kinkWords = societyTexts['en-GB'].kinkWords.map((_, index) =>
  byLocale((locale) => societyTexts[locale].kinkWords[index] ?? ''),
)

/** The name of each kink that a member added, by language: the staff named them in the others. */
export const coinedNames = societyTexts['en-GB'].coinedKinks.map((_, index) =>
  byLocale((locale) => societyTexts[locale].coinedKinks[index] ?? ''),
)
