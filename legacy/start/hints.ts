import { hint, hintCodes, type HintCode } from '../content/hints/hints'
import type { AnswerOf } from '../contract/contract'
import type { Database } from '../core/database/connect'
import type { MemberReader } from '../core/handler'

/** What would make the member's profile better, the most useful first. */
export async function hintsFor(db: Database, reader: MemberReader): Promise<AnswerOf<'CurrentProfile.Hints'>> {
  const { profile, locale } = reader
  const unmeasured = await db
    .selectFrom('person')
    .select('id')
    .where('profileId', '=', profile.id)
    .where((eb) => eb.or([eb('height', 'is', null), eb('weight', 'is', null)]))
    .executeTakeFirst()
  const missing: Readonly<Record<HintCode, boolean>> = {
    ConfirmEmail: profile.emailConfirmedAt === null,
    AddPicture: profile.pictureId === null,
    WriteText: profile.text.trim() === '',
    ValidateProfile: !profile.validated,
    AddMatchWords: profile.matchWords.length === 0,
    AddHeightAndWeight: unmeasured !== undefined,
  }
  return hintCodes.filter((key) => missing[key]).map((key) => ({ key, ...hint(locale, key) }))
}
