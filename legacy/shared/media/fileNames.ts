/** Sizes of a picture, by the longer side in pixels. */
export const pictureSizes = { thumbnail: 320, card: 640, gallery: 960, full: 2048 } as const
/** The picture as it was uploaded, for its owner only. */
export const SOURCE = 'source.jpg'
/** The largest size of a picture. */
export const FULL_SIZE = 'full.jpg'
/** The converted video. */
export const CONVERTED = 'full.mp4'
