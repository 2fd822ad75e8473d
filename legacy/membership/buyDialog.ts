import { addresseeOf } from '../content/addressee'
import { membershipBenefits, membershipPitch } from '../content/membership/membership'
import type { AnswerOf } from '../contract/contract'
import { FeatureCode } from '../contract/money/moneyEnums'
import type { Deps, MemberViewer } from '../core/handler'
import { companyFactsOf } from '../core/sites'
import { membershipPackages } from './packages'

/** Only these features offer the 24-hour membership. */
const oneDayFeatures: readonly FeatureCode[] = [FeatureCode.LoginOldProfile, FeatureCode.WriteMail]

export async function buyDialog(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  viewer: MemberViewer,
  wanted: string | undefined,
): Promise<AnswerOf<'Membership.BuyMembershipDialogData'>> {
  const { site, locale, profile } = viewer
  const feature = Object.values(FeatureCode).find((code) => code === wanted) ?? FeatureCode.MembersOnly
  const addressee = addresseeOf(profile)
  const pitch = membershipPitch(locale, feature, companyFactsOf(site, locale), addressee)
  const packages = await membershipPackages(deps, viewer, { withOneDay: oneDayFeatures.includes(feature) })
  return {
    feature,
    heading: pitch.headline,
    text: pitch.body,
    benefits: membershipBenefits(locale, addressee).map(({ title, text }) => `${title}. ${text}`),
    packages,
  }
}
