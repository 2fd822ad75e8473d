/** What is kept of the viewer, and why. */
export const MY_DATA = '/MyData'
