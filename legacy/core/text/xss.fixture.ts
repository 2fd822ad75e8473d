import { addressTexts } from '../xss/addresses.fixture'
import { embeddingTexts } from '../xss/embeddings.fixture'
import { handlerTexts } from '../xss/handlers.fixture'
import { lookTexts } from '../xss/looks.fixture'
import { malformedTexts } from '../xss/malformed.fixture'
import { mutationTexts } from '../xss/mutations.fixture'
import { frameTexts, mediaTexts, videoTexts } from '../xss/ownSyntax.fixture'
import { scriptTexts } from '../xss/scripts.fixture'
import { entityTexts, languageTexts, letterTexts, mentionTexts, unclosedTexts } from '../xss/words.fixture'

const techniques = {
  handler: handlerTexts,
  address: addressTexts,
  script: scriptTexts,
  mutation: mutationTexts,
  malformed: malformedTexts,
  embedding: embeddingTexts,
  'looks and forms': lookTexts,
  media: mediaTexts,
  video: videoTexts,
  frame: frameTexts,
  entity: entityTexts,
  unclosed: unclosedTexts,
  letters: letterTexts,
  language: languageTexts,
  mention: mentionTexts,
} satisfies Record<string, readonly string[]>

/**
 * Texts that would run something in a careless page, with their technique. Each would set `window.hit` or request
 * `example.com`: a test looks for anything outside the allow-list, whether or not it would have worked.
 */
export const xssTexts: readonly (readonly [technique: string, html: string])[] = Object.entries(techniques).flatMap(
  ([technique, texts]) => texts.map((html) => [technique, html] as const),
)

/** Harmless formatting that must survive whatever stands beside it. */
export const harmless =
  '<h2>Fyret</h2><p>Salt <strong>og</strong> <em>brød</em> ved <a href="https://example.org/havet" rel="nofollow noopener ugc">havet</a></p><ul><li><p>ro</p></li></ul>'
