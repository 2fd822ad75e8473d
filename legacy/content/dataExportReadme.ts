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

/** Of an archive of a main site. It does not say to whom it may matter. */
const restricted: Record<Locale, string> = {
  'da-DK': 'Filen holder det, der hører til dette site. Et andet site har sin egen fil, som du henter dér.\n',
  'en-GB': 'The file holds what belongs to this site. Another site has its own file, which you get there.\n',
  'nb-NO':
    'Filen inneholder det som hører til dette nettstedet. Et annet nettsted har sin egen fil, som du henter der.\n',
  'sv-SE':
    'Filen innehåller det som hör till den här webbplatsen. En annan webbplats har sin egen fil, som du hämtar där.\n',
}

interface Contents {
  readonly name: string
  readonly date: string
  readonly dark: boolean
}

/** Says what is in the archive of a member's data. */
export function dataExportReadme(locale: Locale, { name, date, dark }: Contents): string {
  const readme = readmes[locale].replace('{{date}}', date).replace('{{name}}', () => name)
  return dark ? readme : `${readme}\n${restricted[locale]}`
}
