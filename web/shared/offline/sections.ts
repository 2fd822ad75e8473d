/** Where they begin, by the names that the menu has for them: pages that name nobody, which the offline page may offer. */
export const SECTIONS = {
  start: '/Start',
  mail: '/Mail',
  search: '/Search',
  pictures: '/Pictures',
  blogs: '/Community/Blogs',
  lodges: '/Community/Lodges',
  events: '/Community/Events',
} as const
