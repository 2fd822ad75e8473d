import { lodgePath } from '#shared/lodges/paths'

/** The front of a lodge has two addresses and one route, so that moving between them does not render again. */
export const FRONT_PATH = `${lodgePath(':id')}/About?`

export const LOG_PATH = `${lodgePath(':id', 'MemberManagement/ActivityList')}/:profileId?`
