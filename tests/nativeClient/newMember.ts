import { PASSWORD } from '../../legacy/testing/profiles'

/** What a new member gives at sign-up. */
export const newMember = {
  profileType: 'SINGLE',
  persons: [{ gender: 'FEMALE', birthday: '1992-03-04' }],
  countryId: 'Q291bnRyeTox',
  zipCode: '2100',
  name: 'Freja',
  email: 'freja@example.com',
  password: PASSWORD,
  termsAccepted: true,
  sensitiveDataConsent: true,
}
