/** Events of the window: a request got no answer at all; the server answers again. */
export const LINE_LOST = 'line-lost'
export const LINE_BACK = 'line-back'
