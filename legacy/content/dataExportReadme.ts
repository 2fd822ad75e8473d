import type { Locale } from './locale'

const readmes: Record<Locale, string> = {
  'da-DK': `Alt, hvad vi gemmer om profilen {{name}}, {{date}}.

I mappen "data" er en fil for hvert område. Filerne er i formatet JSON, som kan åbnes i en teksteditor eller en browser.
I mappen "media" er billederne og videoerne. Navnet på hver fil er dens nummer i data/media.json.
`,
  'en-GB': `Everything we store about the profile {{name}}, {{date}}.

The folder "data" holds one file for each area, in the format JSON, which any text editor or browser can open.
The folder "media" holds the pictures and videos. Each is named by its number in data/media.json.
`,
  'nb-NO': `Alt vi lagrer om profilen {{name}}, {{date}}.

I mappen "data" er det én fil for hvert område. Filene er i formatet JSON, som kan åpnes i et tekstprogram eller en nettleser.
I mappen "media" er bildene og videoene. Navnet på hver fil er nummeret i data/media.json.
`,
  'sv-SE': `Allt vi sparar om profilen {{name}}, {{date}}.

I mappen "data" finns en fil för varje område. Filerna är i formatet JSON, som går att öppna i ett textprogram eller en webbläsare.
I mappen "media" finns bilderna och videorna. Namnet på varje fil är dess nummer i data/media.json.
`,
}

/** Says what is in the archive of a member's data. */
export function dataExportReadme(locale: Locale, { name, date }: { name: string; date: string }): string {
  return readmes[locale].replace('{{date}}', date).replace('{{name}}', () => name)
}
