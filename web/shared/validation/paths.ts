/** Where the persons of a profile are validated. */
export const VALIDATION = '/ProfileValidation'

/** Where staff validate. */
export const VALIDATION_DESK = '/Admin/Validation'
