import type { DemoLocale } from '../../../content/places/places'
import type { BlogTexts } from './blogText'
import { danishBlogs } from './da'
import { danishDarkBlogs } from './daDark'
import { britishBlogs } from './en'
import { britishDarkBlogs } from './enDark'
import { norwegianBlogs } from './nb'
import { norwegianDarkBlogs } from './nbDark'
import { swedishBlogs } from './sv'
import { swedishDarkBlogs } from './svDark'

export const blogTexts: Record<DemoLocale, { readonly main: BlogTexts; readonly dark: BlogTexts }> = {
  'da-DK': { main: danishBlogs, dark: danishDarkBlogs },
  'en-GB': { main: britishBlogs, dark: britishDarkBlogs },
  'nb-NO': { main: norwegianBlogs, dark: norwegianDarkBlogs },
  'sv-SE': { main: swedishBlogs, dark: swedishDarkBlogs },
}

export const banReasons: Record<DemoLocale, string> = {
  'da-DK':
    'Du har flere gange skrevet nedladende om andre medlemmer, også efter at vi bad dig om at lade være. Du kan skrive og læse blogs igen, når pausen er slut.',
  'en-GB':
    'You have repeatedly written about other members in a demeaning way, also after we asked you to stop. You can write and read blogs again when the break is over.',
  'nb-NO':
    'Du har flere ganger skrevet nedlatende om andre medlemmer, også etter at vi ba deg la være. Du kan skrive og lese blogger igjen når pausen er over.',
  'sv-SE':
    'Du har flera gånger skrivit nedlåtande om andra medlemmar, även efter att vi bad dig låta bli. Du kan skriva och läsa bloggar igen när pausen är slut.',
}

/** Kinks that members added themselves, by language. */
export const coinedKinks: Record<DemoLocale, readonly string[]> = {
  'da-DK': ['Hemmelige håndtryk', 'Oplæsning i mørke'],
  'en-GB': ['Slow gloves'],
  'nb-NO': ['Ull mot hud'],
  'sv-SE': ['Viskningar på bibliotek'],
}
