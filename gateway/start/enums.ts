export type { StartSectionId } from './sections'
