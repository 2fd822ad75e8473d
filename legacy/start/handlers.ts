import type { Handlers } from '../core/handler'
import { sanitiseRichText, wordsOf } from '../core/richText'
import { rejectBirthday, takeQuickScorAd, takeSearchPromotion } from './birthday'
import { chatRoomsForStart } from './chatRooms'
import { configurationOf, updateConfiguration } from '../shared/configuration'
import { hintsFor } from './hints'
import { matchWords } from './matchWords'
import { settingsOn, settingsToKeep } from './sections'
import { findStartPage, saveStartPage } from './startPageStore'
import { tagsOf } from '../shared/tags'

/** The start page, small settings, hints, birthday presents. */
export const startHandlers = {
  'Common.GetStartPageSortOptions': async ({ db }, { reader }) =>
    settingsOn(reader.site, await findStartPage(db, reader.profile.id)),
  'Common.SaveStartPageSortOptions': async ({ db }, { reader, body }) => {
    const settings = settingsToKeep(reader.site, body, await findStartPage(db, reader.profile.id))
    await saveStartPage(db, reader.profile.id, settings)
    return settingsOn(reader.site, settings)
  },
  'Common.GetChatRoomsForStart': ({ db }, { reader }) => chatRoomsForStart(db, reader.site),
  'Common.AddProfilePageNewDesignFeedback': async ({ db, clock }, { reader, body }) => {
    const text = body.text?.trim() || null
    const values = { profileId: reader.profile.id, rating: body.rating, text, createdAt: clock.now() }
    await db.insertInto('feedback').values(values).execute()
    return {}
  },
  'Common.GetAutomaticMatchWords': async (_deps, { body }) => ({
    words: matchWords(wordsOf(sanitiseRichText(body.text))),
  }),

  'CurrentProfile.GetProfileConfiguration': ({ db }, { reader }) => configurationOf(db, reader.profile.id),
  'EditProfile.UpdateProfileConfiguration': ({ db }, { reader, body, log }) =>
    updateConfiguration(db, reader, body, log),

  'CurrentProfile.Hints': ({ db }, { reader }) => hintsFor(db, reader),
  'CurrentProfile.Tags': ({ db }, { reader }) => tagsOf(db, reader),

  'CurrentProfile.CreateBirthdayQuickScorAd': async (deps, { reader, body }) => {
    await takeQuickScorAd(deps, reader, body.text)
    return {}
  },
  'CurrentProfile.CreateBirthdaySearchPromotion': async (deps, { reader }) => {
    await takeSearchPromotion(deps, reader)
    return {}
  },
  'CurrentProfile.RejectBirthday': async (deps, { reader }) => {
    await rejectBirthday(deps, reader)
    return {}
  },
} satisfies Partial<Handlers>
