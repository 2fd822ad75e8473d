/** An age check as the service gets it. It learns nothing of the profile but a number that means nothing to it. */
interface AgeCheckRequest {
  readonly reference: string
  /** Where the person goes afterwards. */
  readonly returnUrl: string
  readonly cancelUrl: string
  readonly seconds: number
}

export type AgeCheckState = 'waiting' | 'adult' | 'notConfirmed' | 'timedOut'

/** The seam to whoever checks ages. */
export interface AgeCheckService {
  begin(request: AgeCheckRequest): Promise<{ readonly session: string; readonly url: string }>
  /** The service alone says how a check ended; what the browser brings back does not count. */
  stateOf(session: string): Promise<AgeCheckState>
}

/** The service did not answer, or in a way that says nothing. */
export class AgeCheckUnavailable extends Error {
  override name = 'AgeCheckUnavailable'
}
