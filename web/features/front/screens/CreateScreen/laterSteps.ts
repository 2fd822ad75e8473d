import { AccessStep } from './AccessStep'
import { ConsentStep } from './ConsentStep'
import { WhereStep } from './WhereStep'

/** The steps after the first, which a phone shows one by one. */
export const laterSteps = { AccessStep, ConsentStep, WhereStep }
