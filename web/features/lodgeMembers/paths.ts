import { lodgePath } from '#shared/lodges/paths'

/** One route for both addresses, so that moving between them does not render again. */
export const FRONT_PATH = `${lodgePath(':id')}/About?`
export const LOG_PATH = `${lodgePath(':id', 'MemberManagement/ActivityList')}/:profileId?`
