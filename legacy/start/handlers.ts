import type { Handlers } from '../core/handler'
import { sanitiseRichText, wordsOf } from '../core/text/richText'
import { rejectBirthday, takeQuickScorAd, takeSearchPromotion } from './birthday'
import { chatRoomsForStart } from './chatRooms'
import { configurationOf, updateConfiguration } from '../shared/configuration'
import { hintsFor } from './hints'
import { matchWords } from './matchWords'
import { settingsOn, settingsToKeep } from './sections'
import { findStartPage, saveStartPage } from './startPageStore'
import { tagsOf } from '../shared/tags'

export const startHandlers = {
  'Common.GetStartPageSortOptions': async ({ db }, { viewer }) =>
    settingsOn(viewer.site, await findStartPage(db, viewer)),
  'Common.SaveStartPageSortOptions': async ({ db }, { viewer, body }) => {
    const settings = settingsToKeep(viewer.site, body, await findStartPage(db, viewer))
    await saveStartPage(db, viewer, settings)
    return settingsOn(viewer.site, settings)
  },
  'Common.GetChatRoomsForStart': ({ db }, { viewer }) => chatRoomsForStart(db, viewer.site),
  'Common.AddProfilePageNewDesignFeedback': async ({ db, clock }, { viewer, body }) => {
    const text = body.text?.trim() || null
    const values = { profileId: viewer.profile.id, rating: body.rating, text, createdAt: clock.now() }
    await db.insertInto('feedback').values(values).execute()
    return {}
  },
  'Common.GetAutomaticMatchWords': async (_deps, { body }) => ({
    words: matchWords(wordsOf(sanitiseRichText(body.text))),
  }),

  'CurrentProfile.GetProfileConfiguration': ({ db }, { viewer }) => configurationOf(db, viewer.profile.id),
  'EditProfile.UpdateProfileConfiguration': ({ db }, { viewer, body, log }) =>
    updateConfiguration(db, viewer, body, log),

  'CurrentProfile.Hints': ({ db }, { viewer }) => hintsFor(db, viewer),
  'CurrentProfile.Tags': ({ db }, { viewer }) => tagsOf(db, viewer),

  'CurrentProfile.CreateBirthdayQuickScorAd': async (deps, { viewer, body }) => {
    await takeQuickScorAd(deps, viewer, body.text)
    return {}
  },
  'CurrentProfile.CreateBirthdaySearchPromotion': async (deps, { viewer }) => {
    await takeSearchPromotion(deps, viewer)
    return {}
  },
  'CurrentProfile.RejectBirthday': async (deps, { viewer }) => {
    await rejectBirthday(deps, viewer)
    return {}
  },
} satisfies Partial<Handlers>
