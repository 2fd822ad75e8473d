import type { Viewer } from '../handler'

/** A day in words of the viewer's language. */
export function longDay({ locale, site }: Pick<Viewer, 'locale' | 'site'>, moment: Date): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: site.timeZone }).format(moment)
}
