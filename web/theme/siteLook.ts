/** The two themes: Nordlys for the main sites, Midnat for the dark ones. */
export type SiteLook = 'nordlys' | 'midnat'
