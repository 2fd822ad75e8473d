import { PAYMENTS } from '#shared/staff/deskPath'

/** An order with all that happened to it. */
export const orderStoryPath = (order: number | ':order') => `${PAYMENTS}/${order}`
