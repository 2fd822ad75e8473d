import Type from 'typebox'
import { get, Id, Locale } from './call'

export const Site = {
  GetSiteConfiguration: get({
    summary: 'The configuration of the site that the host name leads to',
    access: 'public',
    assumed: true,
    publicFor: 60,
    answer: Type.Object({
      id: Id,
      systemName: Type.String({ description: 'A stable name: dk, dark.dk, …' }),
      name: Type.String({ description: 'The name that members see' }),
      language: Locale,
      languages: Type.Array(Locale, { description: 'The languages a visitor or member may choose' }),
      timeZone: Type.String({ description: "Of its members' calendar days, as in the IANA database" }),
      dark: Type.Boolean(),
      disabledEvents: Type.Boolean(),
      disabledLodges: Type.Boolean(),
      contestRunning: Type.Boolean({ description: 'A contest takes entries and votes' }),
      supportPhone: Type.String(),
      supportEmail: Type.String(),
      openingHours: Type.String({ description: "In the site's language" }),
      machineName: Type.String({ description: 'Which machine answers' }),
      publicVapidKey: Type.String({ description: 'For push subscriptions; empty when push is not set up' }),
      countryId: Id,
      currency: Type.String({ minLength: 3, maxLength: 3 }),
      companyName: Type.String(),
      companyAddress: Type.String(),
      vatNumber: Type.String(),
      counterpartHost: Type.String({ description: 'The host of the dark site of a main one, and the other way round' }),
      hosts: Type.Array(
        Type.Object({ host: Type.String(), name: Type.String(), dark: Type.Boolean(), language: Locale }),
        {
          description: 'All sites of the installation',
        },
      ),
      maxPictureBytes: Type.Integer({ minimum: 0, description: 'The largest picture that an upload may be' }),
      maxVideoBytes: Type.Integer({ minimum: 0, description: 'The largest video that an upload may be' }),
      demo: Type.Boolean({ description: 'Mails go to /outbox, and the community is made up' }),
    }),
  }),
  GetVersion: get({
    summary: 'The version of the running application',
    access: 'public',
    assumed: true,
    answer: Type.Object({ version: Type.String() }),
  }),
}
