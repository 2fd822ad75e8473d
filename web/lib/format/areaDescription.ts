export interface ProfileArea {
  zipCode?: string | null
  city?: string | null
  countryArea?: string | null
  countryId: string
  country: string
}

/** Returns zip code and city, or the area when there is no zip code; adds the country when it is not the site's own. */
export function describeArea(area: ProfileArea, siteCountryId: string): string {
  const place = area.zipCode ? [area.zipCode, area.city].filter(Boolean).join(' ') : area.countryArea
  const country = area.countryId === siteCountryId ? null : area.country
  return [place, country].filter(Boolean).join(', ')
}
