/** What a member's text may consist of. */
export const CONTENT_TAGS = 'p br strong em u s h2 h3 ul ol li blockquote a img div'.split(' ')

export const CONTENT_ATTRIBUTES = ['href', 'rel', 'alt', 'data-media-id', 'data-video']
