import { promoOf, storedPromo, type Promo } from '#platform/consent/visitOrigin'
import type { ConsentStorage } from '#lib/consent/consentStorage'
import { emptyCreateValues, type CreateValues } from './createForm'

/** Stored form that a promotion link began, without password and consents. */
interface StoredPromo extends Promo {
  readonly form?: Partial<Omit<CreateValues, 'password' | 'termsAccepted' | 'sensitiveDataConsent'>>
}

type Storage = Pick<ConsentStorage, 'get' | 'set' | 'remove'>

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Promotion of this visit: from the address, else from an earlier visit. */
export function readPromo(search: URLSearchParams, storage: Pick<Storage, 'get'>): Promo {
  const named = promoOf(search)
  if (named) return named
  const { campaign, promoter } = storedPromo(storage)
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  return { campaign: text(campaign), promoter: text(promoter) }
}

/** Initial form: empty except for what an earlier visit by a promotion link stored. */
export function readPromoForm(countryId: string, storage: Pick<Storage, 'get'>): CreateValues {
  const empty = emptyCreateValues(countryId)
  const { form } = storedPromo(storage)
  if (!isRecord(form)) return empty
  const text = (key: 'countryId' | 'zipCode' | 'name' | 'email') =>
    typeof form[key] === 'string' ? form[key] : empty[key]
  return {
    ...empty,
    profileType: form.profileType === 'COUPLE' ? 'COUPLE' : 'SINGLE',
    countryId: text('countryId'),
    zipCode: text('zipCode'),
    name: text('name'),
    email: text('email'),
  }
}

/** Stores a form that a promotion link began; the storage checks the consent. */
export function keepPromoForm(promo: Promo, values: CreateValues, storage: Storage): void {
  if (!promo.campaign && !promo.promoter) return
  const { profileType, countryId, zipCode, name, email } = values
  const stored: StoredPromo = { ...promo, form: { profileType, countryId, zipCode, name, email } }
  storage.set('createProfilePromo', JSON.stringify(stored))
}

export function forgetPromo(storage: Storage): void {
  storage.remove('createProfilePromo')
}
