import { addresseeOf } from '../content/addressee'
import {
  membershipBenefits,
  membershipPitch,
  packageDays,
  packageName,
  type PackageDays,
} from '../content/membership/membership'
import type { AnswerOf } from '../contract/contract'
import { FeatureCode } from '../contract/enums'
import { isMember } from '../core/access/access'
import type { Deps, MemberViewer } from '../core/handler'
import { companyFactsOf } from '../core/sites'

/** The membership of 24 hours. */
const ONE_DAY_PACKAGE = 0
const MONTH_DAYS = 30

/** Only these features offer the 24-hour membership. */
const oneDayFeatures: readonly FeatureCode[] = [FeatureCode.LoginOldProfile, FeatureCode.WriteMail]

export async function buyDialog(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
  wanted: string | undefined,
): Promise<AnswerOf<'Membership.BuyMembershipDialogData'>> {
  const { site, locale, profile } = viewer
  const feature = Object.values(FeatureCode).find((code) => code === wanted) ?? FeatureCode.MembersOnly
  const addressee = addresseeOf(profile)
  const pitch = membershipPitch(locale, feature, companyFactsOf(site, locale), addressee)
  const offersOneDay = oneDayFeatures.includes(feature) && !isMember(profile, clock.now())
  const packages = await db
    .selectFrom('membershipPackage')
    .select(['id', 'days', 'amount'])
    .where('currency', '=', site.currency)
    .$if(!offersOneDay, (query) => query.where('id', '<>', ONE_DAY_PACKAGE))
    .orderBy('days')
    .execute()
  return {
    feature,
    heading: pitch.headline,
    text: pitch.body,
    benefits: membershipBenefits(locale, addressee).map(({ title, text }) => `${title}. ${text}`),
    packages: packages.map(({ id, days, amount }) => ({
      id,
      name: packageName(locale, lengthOf(days)),
      days,
      price: { amount, currency: site.currency },
      // For less than a month, a monthly price would exceed what anybody pays.
      pricePerMonth: { amount: Math.round(amount * Math.min(1, MONTH_DAYS / days)), currency: site.currency },
    })),
  }
}

function lengthOf(days: number): PackageDays {
  const length = packageDays.find((known) => known === days)
  if (length === undefined) throw new Error(`No text names a membership of ${days} days`)
  return length
}
